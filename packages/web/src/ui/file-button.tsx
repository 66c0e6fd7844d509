/** A button that asks for a file. The same file may be chosen twice in a row, so what was chosen is forgotten at once. */
interface Props {
  readonly label: string;
  /** What kinds of files are offered, as an input has it. */
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
