/** Challenging a friend: a game, a number of deals, and one link that is sent. */
import type { GameDef } from '@cairn/engine';
import { games, popularGames } from '@cairn/games';
import { newDuplicate } from '@cairn/formats';
import { useEffect, useState } from 'preact/hooks';
import { optionsToDeal, readAnswers, type Answers } from '../../../catalogue/asked-options.ts';
import { pageWords } from '../../../i18n/pages.ts';
import { randomDeal } from '../../../play/random-deal.ts';
import { readGroup } from '../../../play/read-group.ts';
import { copyText } from '../../../shell/copy.ts';
import { OpeningPicture } from '../../../shell/opening-picture.tsx';
import { canShare, shareLink } from '../../../shell/share.ts';
import { useShell } from '../../../shell/shell.ts';
import { useResults } from '../../../shell/use-results.ts';
import { enterRoom } from './enter.ts';
import { Faults } from './faults.tsx';
import { duplicateWords } from './messages.ts';
import { roomLink, type RoomFault } from './room.ts';

/** Games with a picture; all others are in a list. */
const PICTURES = 6;
const DEALS = [1, 3, 5] as const;

/** Games of the catalogue: those played last, then popular ones. */
const useSuggested = (): readonly GameDef[] => {
  const store = useResults();
  const rows = [...(store?.rows.value.values() ?? [])].toSorted((a, b) => b.at - a.at);
  const ids = new Set([...rows.map(({ group }) => readGroup(group).id), ...popularGames]);
  return [...ids].flatMap((id) => games.find((def) => def.id === id) ?? []).slice(0, PICTURES);
};

const Picture = (props: {
  readonly def: GameDef;
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: boolean;
  readonly choose: (id: string) => void;
}) => (
  <label class="friend-game">
    <input
      type="radio"
      name="friend-game"
      value={props.def.id}
      checked={props.chosen}
      onChange={() => props.choose(props.def.id)}
    />
    <OpeningPicture def={props.def} options={props.options} />
    <span>{pageWords.titled(props.def.title)}</span>
  </label>
);

export const ChallengeFriend = () => {
  const shell = useShell();
  const words = duplicateWords;
  const suggested = useSuggested();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => void readAnswers(shell.db).then(setAnswers), [shell]);
  const [wanted, setWanted] = useState('');
  const [deals, setDeals] = useState<number>(DEALS[0]);
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const game = wanted === '' ? (suggested[0]?.id ?? '') : wanted;
  const send = async (): Promise<void> => {
    const options = optionsToDeal(game, answers);
    const made = newDuplicate(
      '',
      Array.from({ length: deals }, () => ({ game, options, deal: randomDeal() })),
    );
    if (!made.ok) return setFaults(made.error);
    const link = roomLink(made.value);
    await (canShare() ? shareLink(shell, words.challengeTitle, link) : copyText(shell, link));
    return setFaults(await enterRoom(shell, made.value));
  };
  return (
    <section class="card-box stack" aria-labelledby="challenge-friend">
      <h2 id="challenge-friend">{words.challenge}</h2>
      <fieldset class="friend-games">
        <legend>{words.whichGame}</legend>
        {suggested.map((def) => (
          <Picture
            key={def.id}
            def={def}
            options={optionsToDeal(def.id, answers)}
            chosen={def.id === game}
            choose={setWanted}
          />
        ))}
      </fieldset>
      <p class="friend-other">
        <label for="friend-other">{words.otherGame}</label>
        <select
          id="friend-other"
          value={game}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        >
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <fieldset class="friend-deals">
        <legend>{words.howMany}</legend>
        {DEALS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="friend-deals"
              value={n}
              checked={n === deals}
              onChange={() => setDeals(n)}
            />
            {words.deals(n)}
          </label>
        ))}
      </fieldset>
      <div class="buttons">
        <button type="button" class="button primary" data-test="send-challenge" onClick={() => void send()}>
          {canShare() ? words.sendLink : words.copyLink}
        </button>
      </div>
      <Faults faults={faults} />
    </section>
  );
};
