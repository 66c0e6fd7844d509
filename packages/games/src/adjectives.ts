/** Words by which people look for a kind of game rather than a name: "easy", "two packs". English and German. */
import type { GameDef } from '@cairn/engine';
import { isOpenGame } from './open-game.ts';

const EASY = ['easy', 'simple', 'beginner', 'leicht', 'einfach'];
const MEDIUM = ['medium', 'mittel'];
const HARD = ['hard', 'difficult', 'challenging', 'schwer', 'schwierig'];

/** By the difficulty of a definition, from 1. */
const DIFFICULTY = [EASY, EASY, MEDIUM, HARD, HARD];

const LENGTH: Readonly<Record<GameDef['info']['length'], readonly string[]>> = {
  short: ['short', 'quick', 'fast', 'kurz', 'schnell'],
  medium: [],
  long: ['long', 'lang'],
};

const PACKS: Readonly<Record<number, readonly string[]>> = {
  1: ['one pack', 'one deck', 'single'],
  2: ['two packs', 'two decks', '2 packs', '2 decks', 'double', 'zwei'],
  3: ['three packs', 'three decks', '3 packs', 'triple', 'drei'],
};

/** Lower case; a phrase has its words apart. */
export const adjectivesOf = (def: GameDef): readonly string[] => [
  ...(DIFFICULTY[def.info.difficulty - 1] ?? []),
  ...LENGTH[def.info.length],
  ...(PACKS[def.pack.packs] ?? []),
  ...(isOpenGame(def) ? ['open', 'visible', 'face up', 'offen'] : ['hidden', 'face down', 'verdeckt']),
];
