/**
 * One hole and a layout: the rules that TriPeaks and its relatives share, and TriPeaks without options. An app can
 * begin with this, and load options and other games later.
 */
import type { GameDef, ScoreDef } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { CHAIN, GOLF, HOGUE, MONEY, MULTIPLIER, NONE, PYSOL, RUNNING } from './scorings.ts';
import { oneHole } from './zones.ts';

export interface PeaksSpec {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly aka?: readonly string[];
  readonly tags?: readonly string[];
  readonly info: GameDef['info'];
  readonly par?: number;
  /** Bonuses for the apexes; thirds unless given. */
  readonly peaks?: ScoreDef['peaks'];
}

/** 25 a peak and 50 for the last. */
const rising = (apexes: number): readonly number[] =>
  Array.from({ length: apexes }, (_, i) => (i + 1 === apexes ? 50 : 25));

/** The rules of a picture: closed, wrapping, one pack, a starter; no options. */
export const peaksRules = ({
  id,
  title,
  rows,
  aka,
  tags = [],
  info,
  par = 4,
  peaks = 'thirds',
}: PeaksSpec): GameDef => ({
  id,
  title,
  ...(aka === undefined ? {} : { aka }),
  families: ['golf', 'pyramid'],
  tags,
  info,
  pack: { packs: 1 },
  zones: {
    peaks: { role: 'layout', rows, face: 'closed', give: { hole: 'top' } },
    hole: oneHole('circular', 1),
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'peaks' },
  scoring: 'hogue',
  scorings: {
    hogue: { ...HOGUE, peaks },
    chain: { ...CHAIN, peaks },
    money: { ...MONEY, peaks },
    running: { ...RUNNING, peaks },
    golf: { ...GOLF, par },
    multiplier: { ...MULTIPLIER, peaks: peaks === 'thirds' ? peaks : rising(peaks.length) },
    none: NONE,
  },
  options: {},
});

const peaks = peaksRules({
  id: 'tripeaks',
  title: 'TriPeaks',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Peaks', 'Closed TriPeaks', 'TriPeaks Closed'],
  tags: ['Popular', "Thinker's", 'Rewarding', 'Large', 'Pretty', 'Unusual', 'Showdown Trail'],
  info: { difficulty: 1, length: 'short' },
  rows: THREE_PEAKS,
});

/** TriPeaks without options: Robert Hogue's rules (1989), and the scorings that are usual for it. */
export const tripeaksRules: GameDef = {
  ...peaks,
  scorings: {
    ...peaks.scorings,
    hogue: HOGUE,
    chain: CHAIN,
    money: MONEY,
    running: RUNNING,
    multiplier: MULTIPLIER,
    pysol: PYSOL,
  },
};
