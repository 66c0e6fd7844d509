/** A few cards, drawn as the table would draw them with the current settings. */
import { makeCardOf, type Card } from '@cairn/engine';
import { useMemo, useState } from 'preact/hooks';
import { BROAD_FROM, createPack, faceStyleFor } from '@cairn/table';
import { cardExtras } from '@cairn/table/extensions';
// oxlint-disable-next-line import/no-unassigned-import -- the preview shows all palettes and backs
import '@cairn/table/alternative-decks';
import { useShell } from '../../shell/shell.ts';
import { settingsWords } from './messages.ts';

/** Seven of hearts, ten of clubs, queen of diamonds, ace of spades (each suit once), and a back. */
const CARDS: readonly (Card | null)[] = [
  makeCardOf(7, 2),
  makeCardOf(10, 0),
  makeCardOf(12, 1),
  makeCardOf(1, 3),
  null,
];
const WIDTHS = { small: 64, normal: 76, large: 92 } as const;
const ASPECT = 1.4;

export const Preview = () => {
  const { cards, back, indexSize, cardSize } = useShell().settings.value;
  const [, redraw] = useState({});
  const pack = useMemo(() => {
    const made = createPack(() => redraw({}));
    made.extend(cardExtras);
    return made;
  }, []);
  const width = WIDTHS[cardSize];
  const style = faceStyleFor(width, ASPECT, indexSize === 'large');
  // The cards are of no game: four colours show most.
  const palette = cards === 'auto' ? 'four' : cards;
  const look = { style, aspect: ASPECT, palette, back, broad: width >= BROAD_FROM };
  return (
    <div class="preview" role="img" aria-label={settingsWords.settingPreview} data-test="preview">
      {CARDS.map((card) => (
        <img
          key={String(card)}
          class={card === null ? 'preview-back' : ''}
          src={pack.picture(card, look)}
          alt=""
          style={{ width: `${width}px` }}
        />
      ))}
      <span style={{ flexBasis: `${width}px` }} />
    </div>
  );
};
