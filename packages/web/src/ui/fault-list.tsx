/** What is wrong with what somebody gives, as a list that is read out. */

/** More of it nobody reads. */
const SHOWN = 5;

export const FaultList = ({
  lines,
  lead,
  name,
}: {
  readonly lines: readonly string[];
  /** Said before them, when there are any. */
  readonly lead?: string;
  /** For tests. */
  readonly name: string;
}) => (
  <div role="alert" data-test={name}>
    {lines.length > 0 && lead !== undefined && <p>{lead}</p>}
    <ul class="faults">
      {[...new Set(lines)].slice(0, SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
