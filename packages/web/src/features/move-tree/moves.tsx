/**
 * The tree of an attempt as a list with arrow keys (the tree view of the ARIA practices). Enter goes to a
 * position. Other lines are closed at first, so that the line on the table reads as it was played.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { outlineOf, type OutlineRow } from '../../play/outline.ts';
import { BOUNDS } from '../../play/tree.ts';
import { goTo, markAt } from '../../play/variations.ts';
import type { GameController } from '../../play/game-controller.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { moveTreeWords } from './messages.ts';

interface Shown {
  readonly row: OutlineRow;
  readonly key: string;
  readonly level: number;
}

/** The visible rows: those of a branch only while it is open. */
const unfolded = (rows: readonly OutlineRow[], open: ReadonlySet<string>, level = 1): Shown[] =>
  rows.flatMap((row) => {
    const key = row.path.join(' ');
    const rest = open.has(key) ? unfolded(row.rest, open, level + 1) : [];
    return [{ row, key, level }, ...rest];
  });

/** "bookmark: before the kings" */
const markText = (name: string): string => `${moveTreeWords.markedRow}${name === '' ? '' : `: ${name}`}`;

const notesOf = ({ instead, here, mark, fate, rest }: OutlineRow): string[] => [
  ...(instead ? [moveTreeWords.insteadRow(1 + rest.length)] : []),
  ...(mark === undefined ? [] : [markText(mark)]),
  ...(fate === undefined ? [] : [moveTreeWords.fates[fate]]),
  ...(here ? [moveTreeWords.hereRow] : []),
];

interface LineProps extends Shown {
  readonly chosen: boolean;
  readonly open: boolean;
  readonly choose: () => void;
  readonly go: () => void;
  readonly turn: () => void;
}

const Line = ({ row, level, chosen, open, choose, go, turn }: LineProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (chosen && !first.current) ref.current?.focus();
    first.current = false;
  }, [chosen]);
  const folds = row.rest.length > 0;
  return (
    <li
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-selected={chosen}
      aria-expanded={folds ? open : undefined}
      aria-current={row.here ? 'step' : undefined}
      tabIndex={chosen ? 0 : -1}
      autofocus={chosen}
      class={row.ours ? 'ours' : 'other'}
      style={{ paddingInlineStart: `${Math.min(level, 7) * 14 - 6}px` }}
      onClick={choose}
      onDblClick={go}
    >
      <span class="fold" aria-hidden="true" onClick={folds ? turn : undefined}>
        {folds ? (open ? '▾' : '▸') : ''}
      </span>
      <span class="number">{row.path.length === 0 ? '' : `${row.path.length}.`}</span>{' '}
      <span>{row.text === '' ? moveTreeWords.dealtRow : row.text}</span>{' '}
      <span class="quiet">{notesOf(row).join(', ')}</span>
    </li>
  );
};

/** The bookmark of the chosen position and its name. */
const Marker = ({ controller, row }: { readonly controller: GameController; readonly row: OutlineRow }) => {
  const [name, setName] = useState(row.mark ?? '');
  if (row.mark === undefined)
    return (
      <button type="button" class="button" data-test="mark" onClick={() => markAt(controller, row.path, '')}>
        {moveTreeWords.markIt}
      </button>
    );
  return (
    <form
      class="marker"
      onSubmit={(event) => {
        event.preventDefault();
        markAt(controller, row.path, name);
      }}
    >
      <input
        aria-label={moveTreeWords.markName}
        placeholder={moveTreeWords.markName}
        autocomplete="off"
        maxLength={BOUNDS.name}
        data-test="mark-name"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="button" data-test="rename">
        {moveTreeWords.renameIt}
      </button>
      <button
        type="button"
        class="button"
        data-test="unmark"
        onClick={() => markAt(controller, row.path, null)}
      >
        {moveTreeWords.unmarkIt}
      </button>
    </form>
  );
};

export const MoveTree = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const attempt = controller.position.attempt.value;
  const rows = useMemo(() => outlineOf(attempt), [attempt]);
  const [refused, setRefused] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = unfolded(rows, open);
  const [chosen, setChosen] = useState(() => shown.find(({ row }) => row.here)?.key ?? '');
  const index = Math.max(
    0,
    shown.findIndex(({ key }) => key === chosen),
  );
  const now = shown[index];
  const close = (): void => {
    shell.dialogs.open.value = null;
  };
  if (now === undefined) return null;
  const go = (row: OutlineRow): void => {
    if (goTo(controller, row.path, pageWords.atMove(row.path.length))) close();
    else setRefused(true);
  };
  const turn = ({ key }: Shown, on = !open.has(key)): void => {
    const next = new Set(open);
    next[on ? 'add' : 'delete'](key);
    setOpen(next);
  };
  const move = (to: number): void =>
    setChosen(shown[Math.min(shown.length - 1, Math.max(0, to))]?.key ?? chosen);
  /** The row whose branch the chosen row belongs to. */
  const above = shown.findLastIndex(({ level }, i) => i < index && level < now.level);
  const folds = now.row.rest.length > 0;
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(index + 1),
    ArrowUp: () => move(index - 1),
    Home: () => move(0),
    End: () => move(shown.length - 1),
    PageDown: () => move(index + 10),
    PageUp: () => move(index - 10),
    ArrowRight: () => (folds && open.has(now.key) ? move(index + 1) : folds && turn(now, true)),
    ArrowLeft: () => (folds && open.has(now.key) ? turn(now, false) : above >= 0 && move(above)),
    Enter: () => go(now.row),
    ' ': () => folds && turn(now),
    b: () => markAt(controller, now.row.path, now.row.mark === undefined ? '' : null),
  };
  return (
    <Dialog title={moveTreeWords.movesTitle} close={close}>
      <p class="quiet moves-help">{moveTreeWords.movesHelp}</p>
      <ul
        class="move-tree"
        role="tree"
        aria-label={moveTreeWords.movesTitle}
        data-test="moves"
        onKeyDown={(event) => {
          const deed = event.ctrlKey || event.metaKey || event.altKey ? undefined : deeds[event.key];
          if (deed === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          deed();
        }}
      >
        {shown.map((each) => (
          <Line
            {...each}
            key={each.key}
            chosen={each === now}
            open={open.has(each.key)}
            choose={() => setChosen(each.key)}
            go={() => go(each.row)}
            turn={() => turn(each)}
          />
        ))}
      </ul>
      <p class="faults" role="alert">
        {refused && words.noUndos}
      </p>
      <div class="buttons">
        <Marker key={`${now.key} ${now.row.mark}`} controller={controller} row={now.row} />
        <button
          type="button"
          class="button primary"
          data-test="go-there"
          disabled={now.row.here}
          onClick={() => go(now.row)}
        >
          {moveTreeWords.goThere}
        </button>
      </div>
    </Dialog>
  );
};
