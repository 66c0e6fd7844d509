// The one line of how to play: which kind of main move a game has, and that every line is short in both languages.
import { compileGame } from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, it } from 'vitest';
import { howToPlay } from '../how.ts';
import { messages } from '../messages.de.ts';
import { en } from '../messages.en.ts';

const told = (id: string): readonly [english: string, german: string] => {
  const def = games.find((each) => each.id === id);
  const game = def === undefined ? null : compileGame(def);
  const how = game?.ok === true ? howToPlay(game.value) : null;
  return how === null ? ['', ''] : [en.how(how), messages.how(how)];
};

describe('how to play, in one line', () => {
  it.each([
    ['tripeaks', 'One up or down, or tap the stock', 'Eins höher oder tiefer, oder der Talon'],
    ['duchess', 'First choose a card of the reserve', 'Wähle zuerst eine Karte der Reserve'],
    ['calculation', 'Each card goes up, or onto a column', 'Jede Karte nach oben oder in eine Spalte'],
    ['accordion', 'Move piles one or three places left', 'Stapel einen oder drei Plätze nach links legen'],
    ['montana', 'Fill gaps with the next card', 'Fülle Lücken mit der nächsten Karte'],
    ['nestor', 'Tap two cards of the same rank', 'Tippe zwei Karten eines Ranges an'],
  ])('%s', (id, english, german) => expect(told(id)).toEqual([english, german])); // prettier-ignore

  it('is short in every game', () => {
    for (const { id } of games)
      for (const line of told(id)) expect([id, line.length <= 50]).toEqual([id, true]);
  });
});
