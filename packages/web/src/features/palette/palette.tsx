/**
 * The palette opens any game, round or trail from anywhere by a few letters of any of its names. The field
 * keeps the focus; arrow keys go along the results, and Enter opens one (the combobox pattern of the ARIA
 * practices).
 */
import type { Fault } from '@cairn/engine';
import { formats, makeSeriesLink } from '@cairn/formats';
import { lookUp, type Hit } from '@cairn/games';
import { faultLine } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import { bring, isGame } from '../../shell/open-text.ts';
import { ownGames, playHref } from '../../catalogue/own-games-api.ts';
import { pageHref } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { seriesWords } from '../series/messages.ts';
import { paletteWords } from './messages.ts';

/** No more than fit on a screen. */
const SHOWN = 12;

/** A result of a search, and the page it opens. */
interface Find {
  readonly title: string;
  /** The alias that matched, if the title did not. */
  readonly alias: string | null;
  readonly href: string;
}

const gameFind = ({ def, options, title, alias }: Hit): Find => ({
  title: pageWords.titled(title),
  alias,
  href: playHref(def.id, options),
});

/** The player's own games, by their titles. */
const ownFinds = (text: string): readonly Find[] => {
  const wanted = text.trim().toLowerCase();
  return ownGames.list.value
    .filter(({ def }) => def.title.toLowerCase().includes(wanted))
    .map(({ def }) => ({ title: def.title, alias: null, href: playHref(def.id) }));
};

/** Series, by their titles or by the name of their page. */
const formatFinds = (text: string): readonly Find[] => {
  const wanted = text.trim().toLowerCase();
  const bears = (name: string): boolean => name.toLowerCase().includes(wanted);
  if (wanted === '') return [];
  const page: Find = { title: words.formats, alias: null, href: pageHref('formats') };
  const found = formats.flatMap(({ id, title, aka = [] }): Find[] => {
    const called = seriesWords.titled(title);
    const alias = bears(called) ? null : (aka.find(bears) ?? '');
    return alias === '' ? [] : [{ title: called, alias, href: makeSeriesLink(id, {}, null) }];
  });
  return bears(page.title) ? [page, ...found] : found;
};

export const Palette = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const hits = [
    ...(text.trim() === '' ? [] : ownFinds(text)),
    ...lookUp(text).map(gameFind),
    ...formatFinds(text),
  ].slice(0, SHOWN);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const open = async (game: string): Promise<void> => {
    const wrong = await bring(shell, game);
    setFaults(wrong);
    if (wrong.length === 0) close();
  };
  const close = (): void => {
    shell.dialogs.open.value = null;
  };
  const go = (hit: Find | undefined): void => {
    if (hit === undefined) return;
    close();
    location.hash = hit.href;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setAt((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isGame(text)) void open(text);
      else go(hits[at]);
    }
  };
  /** A record has several lines, and a single-line field would join them. */
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!isGame(pasted)) return;
    event.preventDefault();
    void open(pasted);
  };
  return (
    <Dialog title={paletteWords.palette} close={close}>
      <div class="palette">
        <input
          autofocus
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          role="combobox"
          aria-label={paletteWords.paletteHint}
          placeholder={paletteWords.paletteHint}
          aria-expanded={hits.length > 0}
          aria-controls="palette-hits"
          aria-activedescendant={hits.length > 0 ? `palette-${at}` : undefined}
          data-test="palette"
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setAt(0);
            setFaults([]);
          }}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <div id="palette-hits" class="hits" role="listbox" aria-label={pageWords.gamesTitle}>
          {hits.map((hit, i) => (
            <div
              key={hit.href}
              id={`palette-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onClick={() => go(hit)}
            >
              {hit.title}
              {hit.alias !== null && <span class="quiet"> {hit.alias}</span>}
            </div>
          ))}
        </div>
        <p class="quiet" role="status">
          {hits.length > 0 ? '' : isGame(text) ? paletteWords.enterOpens : paletteWords.nothingFound}
        </p>
        <div role="alert" data-test="palette-faults">
          <ul class="faults">
            {faults.map((each) => (
              <li key={`${each.path} ${each.message}`}>{faultLine(each)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
};
