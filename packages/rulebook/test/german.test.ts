// German at the table: articles and cases in a table of sentences, and no word of English in whole games.
import {
  apply,
  legalMoves,
  optionsOf,
  parseDeal,
  refusal,
  start,
  view,
  type Game,
  type Refusal,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, ofToday } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import {
  germanNames,
  germanRules,
  germanSpeech,
  isTranslated,
  moveSentence,
  pileLabel,
  refusalSentence,
  rulesPage,
  seatName,
  statusSentence,
  toText,
  undoSentence,
  zoneName,
} from '../src/index.ts';
import { compiled, ladder, peaks } from './games.ts';

const dealt = (game: Game, name = 'ms:1'): State => {
  const deal = parseDeal(name);
  const state = deal.ok ? start(game, deal.value) : deal;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

describe('refusals', () => {
  const game = peaks();
  const first = dealt(game);
  const fit = { kind: 'does-not-fit', card: 11 + 16, on: 7 } as const;
  test.each<[Refusal, string]>([
    [{ ...fit, wanted: [6, 8] } as never, 'Gebraucht wird eine 6 oder eine 8; dies ist ein Bube.'],
    [{ ...fit, wanted: [] } as never, 'Auf die Kreuz Sieben passt nichts.'],
    [{ ...fit, wanted: [11] } as never, 'Es braucht den Kreuz Buben; dies ist der Karo Bube.'],
    [{ kind: 'no-such-power', power: 'peek' }, 'Dieses Spiel kennt keinen Blick.'],
    [{ kind: 'power-spent', power: 'peek' }, 'Alle Blicke sind verbraucht.'],
    [{ kind: 'power-spent', power: 'restock' }, 'Alles Zurücklegen ist verbraucht.'],
    [{ kind: 'locked', pile: 18, by: [19, 20] }, 'Karo Neun ist gesperrt, bis noch 2 Karten fort sind.'],
    [
      { kind: 'no-more-passes', passes: 1 },
      'Es gibt keinen weiteren Durchgang: der Talon wird einmal durchgespielt.',
    ],
    [{ kind: 'empty-pile', to: 28, wanted: [] }, 'Die Ablage nimmt leer nichts an.'],
    [{ kind: 'one-at-a-time', to: 28 }, 'Nur eine Karte auf einmal geht zur Ablage.'],
  ])('%j', (reason, sentence) => expect(refusalSentence(game, first, reason, germanSpeech)).toBe(sentence));

  test('of piles in other games', () => {
    const other = compiled(ladder);
    const state = dealt(other);
    const said = (reason: Refusal): string => refusalSentence(other, state, reason, germanSpeech);
    expect(said({ kind: 'empty-pile', to: 2, wanted: [13] })).toBe('Eine leere Spalte braucht einen König.');
    expect(said({ kind: 'does-not-fit', card: 11 + 16, on: 12 + 16, wanted: [11] } as never)).toMatch(
      /^Es braucht (einen schwarzen|einen roten|den) .*Buben; dies ist der Karo Bube\.$/,
    );
  });
});

test('names of piles and seats', () => {
  const game = peaks();
  const first = dealt(game);
  expect(pileLabel(game, first, game.stock as number, germanNames)).toBe('Talon, 23 Karten');
  expect(seatName(game, first, game.byRole.layout[1] as number, 0, germanNames)).toBe(
    'Verdeckte Karte, Reihe 1, 2 von 3, bedeckt von 2 verdeckten Karten',
  );
  expect(zoneName(compiled(ladder), 'tableau', germanNames)).toBe('Spalten');
});

const ENGLISH = /\b(the|of|to|with|from|may|card|cards|pile|column|waste|stock|moved|and|undefined)\b/i;

test.each(ofToday(games, 3, familyOf).map((def) => [def.id, def] as const))(
  '%s: forty moves, back and forth, and what is refused',
  (_, def) => {
    // A pack with names of its own keeps them.
    if (def.pack.names !== undefined) return;
    const game = compiled(def);
    let state = dealt(game, '1');
    const said: string[] = [];
    for (let i = 0; i < 40; i++) {
      const moves = legalMoves(game, state);
      const move = moves[(i * 7) % Math.max(1, moves.length)];
      if (move === undefined) break;
      const [before, next] = [view(game, state), apply(game, state, move)];
      const after = view(game, next);
      said.push(
        moveSentence(game, before, move, after, germanSpeech),
        undoSentence(game, before, move, after, germanSpeech),
      );
      said.push(statusSentence(game, after, germanSpeech));
      for (let pile = 0; pile < game.piles.length; pile++) {
        said.push(pileLabel(game, before, pile, germanNames));
        if ((before.piles[pile] ?? []).length > 0)
          said.push(seatName(game, before, pile, undefined, germanNames));
        const reason = refusal(game, before, {
          kind: 'play',
          from: pile,
          to: (pile * 5 + i) % game.piles.length,
          count: 1,
        });
        if (reason !== null) said.push(refusalSentence(game, before, reason, germanSpeech));
      }
      state = next;
    }
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([]);
  },
);

test('every title of an option, a value, a scoring and a category has a German word', () => {
  const titles = games.flatMap((def) => [
    ...def.tags,
    ...Object.values(optionsOf(def)).flatMap(({ title, values }) => [
      title,
      ...Object.values(values).map((value) => value.title),
    ]),
  ]);
  const names = new Set(games.map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(1000);
  // Categories that are called after a game keep its name.
  expect(
    [...new Set(titles)].filter(
      (title) => !isTranslated(title) && !names.has(title) && title !== 'Showdown Trail',
    ),
  ).toEqual([]);
});

// The layouts of the trail differ in their shapes alone, so one of them speaks for all.
const different = games.filter(({ id, tags }) => id === 'tripeaks' || !tags.includes('Showdown Trail'));

test.each(ofToday(different, 3, familyOf).map((def) => [def.id, def] as const))(
  '%s: a rules page with all options, without English',
  (_, def) => {
    const text = toText(rulesPage(compiled(def), { notes: null, presets: [] }, germanRules));
    const names = [def.title, ...(def.aka ?? []), 'Showdown Trail'];
    const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/\[[a-zA-Z]+=[^\]]*\]/g, '');
    const said = names.reduce((rest, name) => rest.replaceAll(name, ''), plain);
    expect(said.match(ENGLISH)?.[0]).toBeUndefined();
    expect(said).not.toMatch(/,,|,\./);
  },
);
