/**
 * The palette opens any game, round or trail from anywhere by a few letters of any of its names. The field
 * keeps the focus; arrow keys go along the results, and Enter opens one (the combobox pattern of the ARIA
 * practices).
 */
import type { Fault } from '@cairn/engine';
import { lookUp, type Hit } from '@cairn/games';
import { faultLine } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { bring, isGame } from '../../shell/open-text.ts';
import { ownGames, playHref } from '../../catalogue/own-games-api.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { useShell, type FoundPage, type Services } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { paletteWords } from './messages.ts';

/** No more than fit on a screen. */
const SHOWN = 12;

const gameFind = ({ def, options, title, alias }: Hit): FoundPage => ({
  title: pageWords.titled(title),
  alias,
  href: playHref(def.id, options),
  def,
});

/** The player's own games, by their titles. */
const ownFinds = (text: string): readonly FoundPage[] => {
  const wanted = text.trim().toLowerCase();
  return ownGames.list.value
    .filter(({ def }) => def.title.toLowerCase().includes(wanted))
    .map(({ def }) => ({ title: def.title, alias: null, href: playHref(def.id), def }));
};

export const Palette = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [series, setSeries] = useState<Services['series'] | null>(null);
  useEffect(
    () =>
      void shell.features.service('series').then(setSeries, () => {
        // Without a network games alone are found.
      }),
    [],
  );
  const hits = [
    ...(text.trim() === '' ? [] : ownFinds(text)),
    ...lookUp(text).map(gameFind),
    ...(series?.find(text) ?? []),
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
  const go = (hit: FoundPage | undefined): void => {
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
              <span class="hit-picture">{hit.def !== null && <OpeningPicture def={hit.def} />}</span>
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
