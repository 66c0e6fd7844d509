/** A few cards on the cloth, as they would lie on the table now. */
import { makeCardOf, type Card } from '@cairn/engine';
import { useMemo, useState } from 'preact/hooks';
import { styleFor } from '../../../cards/face.ts';
import { createPack } from '../../../cards/pack.ts';
import { useShell } from '../../shell.ts';
import { pageWords } from '../../words/pages.ts';

/** Seven of hearts, ten of clubs, queen of diamonds, ace of spades, and a back: each suit once. */
const CARDS: readonly (Card | null)[] = [
  makeCardOf(7, 2),
  makeCardOf(10, 0),
  makeCardOf(12, 1),
  makeCardOf(1, 3),
  null,
];
const WIDTH = 68;
const ASPECT = 1.4;

export const Preview = () => {
  const { cards: palette } = useShell().settings.value;
  const [, redraw] = useState({});
  const pack = useMemo(() => createPack(() => redraw({})), []);
  const look = { style: styleFor(WIDTH, ASPECT), aspect: ASPECT, palette };
  return (
    <div class="preview" role="img" aria-label={pageWords.settingPreview} data-test="preview">
      {CARDS.map((card) => (
        <img
          key={String(card)}
          class={card === null ? 'preview-back' : ''}
          src={pack.picture(card, look)}
          alt=""
          width={WIDTH}
          height={Math.round(WIDTH * ASPECT)}
        />
      ))}
      <span />
    </div>
  );
};
