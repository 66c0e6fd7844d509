/** A button that asks for a file. Its value is reset at once, so that the same file can be chosen twice in a row. */
interface Props {
  readonly label: string;
  /** The kinds of files, as the attribute of an input. */
  readonly accept: string;
  readonly test: string;
  readonly take: (file: File) => void;
}

export const FileButton = ({ label, accept, test, take }: Props) => (
  <label class="button">
    {label}
    <input
      type="file"
      accept={accept}
      class="unseen-text"
      data-test={test}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file !== undefined) take(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
