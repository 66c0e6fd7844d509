/** How often the Coach was right: a diagram of one game at a time, or of all of them together. */
import { reliability } from '@cairn/charts';
import type { JudgedNumbers } from '@cairn/solver';
import { useEffect, useState } from 'preact/hooks';
import { judgedGames, judgedTogether, JUDGED, type JudgedGame } from './judged-games.ts';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';

interface DiagramProps {
  readonly name: string;
  readonly judged: Omit<JudgedNumbers, 'rules'>;
}

const Diagram = ({ name, judged: { deals, tenths } }: DiagramProps) => {
  const say = (share: number): string => reviewWords.number(of100(share));
  const svg = reliability({
    title: name,
    summary: tenths.map(({ said, won }) => reviewWords.saidWon(say(said), say(won))).join(' '),
    points: tenths.map(({ said, won, count }) => ({ said, happened: won, count })),
    said: reviewWords.said,
    happened: reviewWords.happened,
    say,
  });
  return (
    <figure class="reliability">
      {/* @cairn/charts escapes all text in its SVG. */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption class="quiet">{reviewWords.measuredOn(deals)}</figcaption>
    </figure>
  );
};

/** @param first the hash of the rules that are shown first, if they are among those that were judged. */
export const ReliabilityView = ({ first }: { readonly first: string }) => {
  const [games, setGames] = useState<readonly JudgedGame[]>([]);
  const [chosen, choose] = useState(first);
  useEffect(() => void judgedGames().then(setGames, () => undefined), []);
  const game = games.find(({ rules }) => rules === chosen);
  return (
    <div class="reliability-view">
      <div class="stack">
        <p>{reviewWords.reliabilityText}</p>
        <div class="option">
          <label for="judged-game">{reviewWords.judgedGame}</label>
          <select
            id="judged-game"
            data-test="judged-game"
            value={game?.rules ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{reviewWords.allGames(JUDGED.length)}</option>
            {games.map(({ rules, name }) => (
              <option key={rules} value={rules}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Diagram
        name={game?.name ?? reviewWords.allGames(JUDGED.length)}
        judged={game ?? judgedTogether(JUDGED)}
      />
    </div>
  );
};
