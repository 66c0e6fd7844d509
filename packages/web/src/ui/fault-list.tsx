/** The faults of what a player has entered, as a list that is announced. */
import './parts.css';

/** Nobody reads more faults than this. */
const SHOWN = 5;

export const FaultList = ({
  lines,
  lead,
  name,
}: {
  readonly lines: readonly string[];
  /** Shown before the faults, if there are any. */
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
