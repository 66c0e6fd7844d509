/** The faults of a duplicate file or of results. */
import type { RoomFault } from './room.ts';
import { roomFaultText } from './say.ts';
import { FaultList } from '../../../ui/fault-list.tsx';

export const Faults = ({
  faults,
  lead,
}: {
  readonly faults: readonly RoomFault[];
  readonly lead?: string;
}) => (
  <FaultList
    lines={faults.map(roomFaultText)}
    name="duplicate-faults"
    {...(lead !== undefined && { lead })}
  />
);
