/** What is wrong with what somebody gives, as a list that is read out. */
import type { RoomFault } from '../../duplicate/room.ts';
import { faultText } from '../../duplicate/say.ts';

/** More of it nobody reads. */
const SHOWN = 5;

export const Faults = ({
  faults,
  lead,
}: {
  readonly faults: readonly RoomFault[];
  readonly lead?: string;
}) => (
  <div role="alert" data-test="duplicate-faults">
    {faults.length > 0 && lead !== undefined && <p>{lead}</p>}
    <ul class="faults">
      {[...new Set(faults.map(faultText))].slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
