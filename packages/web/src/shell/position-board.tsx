/** A table that shows one position of a session, in which nothing can be moved. */
import { stepAt, type Move, type Session } from '@cairn/engine';
import { createTable, type Table } from '@cairn/table';
import { useEffect, useRef } from 'preact/hooks';
import { useShell } from './shell.ts';
import { tableParts } from './table-parts.ts';

interface Props {
  readonly session: Session;
  /** How many moves are made. */
  readonly at: number;
  readonly class: string;
  /** A move that is pointed at. */
  readonly pointed?: Move | null;
}

export const PositionBoard = ({ session, at, class: name, pointed = null }: Props) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<Table | null>(null);
  useEffect(() => {
    if (root.current === null) return undefined;
    const made = createTable(root.current, { onMove: () => false }, tableParts(shell));
    table.current = made;
    return () => made.destroy();
  }, [session]);
  useEffect(() => {
    table.current?.set(shell.settings.value);
    const { view } = stepAt(session, at);
    table.current?.show({
      game: session.game,
      view,
      legal: [],
      refusal: () => ({ kind: 'over' }),
      animate: 'move',
    });
    table.current?.hint(pointed);
  }, [session, at, pointed]);
  return <div class={name} ref={root} />;
};
