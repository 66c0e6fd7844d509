import { expect, test } from 'vitest';
import {
  compileGame,
  start,
  parseDeal,
  legalMoves,
  apply,
  status,
  view,
  optionsOf,
  startTally,
  tallyMove,
  settle,
  makeMove,
  parseMove,
  makePosition,
  parsePosition,
} from '@cairn/engine';
import { games, presets, findGame } from '../src/index.ts';
function rng(seed: number) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}
test.each(games.map((g) => [g.id, g] as const))(
  '%s',
  (id, def) => {
    const variants: Record<string, string>[] = [{}];
    for (const [o, d] of Object.entries(optionsOf(def)))
      for (const v of Object.keys(d.values)) variants.push({ [o]: v });
    for (const opts of variants) {
      const g = compileGame(def, opts);
      if (!g.ok) throw new Error(id + JSON.stringify(opts) + JSON.stringify(g.error));
      const game = g.value;
      for (let n = 1; n <= 2; n++) {
        const d = parseDeal(String(n));
        if (!d.ok) throw 1;
        const s = start(game, d.value);
        if (!s.ok) throw 1;
        let st = s.value;
        let t = startTally(game);
        const r = rng(n * 77);
        expect(st.piles.flat().length).toBe(game.cards.length);
        for (let k = 0; k < 150; k++) {
          const ms = legalMoves(game, st);
          expect(legalMoves(game, view(game, st))).toEqual(ms);
          if (!ms.length) break;
          const m = ms[Math.floor(r() * ms.length)]!;
          const txt = makeMove(game, st, m);
          const p = parseMove(game, st, txt);
          if (!p.ok) throw new Error(txt + JSON.stringify(p.error) + JSON.stringify(m));
          expect([txt, p.value]).toEqual([txt, m]);
          const pp = parsePosition(game, makePosition(game, st));
          if (!pp.ok) throw new Error(makePosition(game, st) + JSON.stringify(pp.error));
          const a = apply(game, st, m);
          t = tallyMove(game, t, st, m, a);
          st = a;
          expect(new Set(st.piles.flat().map((x) => x & 1023)).size).toBe(game.cards.length);
        }
        if (n == 1 && Object.keys(opts).length == 0)
          console.log(id, status(game, st), settle(game, st, t).total);
      }
    }
  },
  60000,
);
test('presets', () => {
  for (const p of presets) {
    const f = findGame(p.id)!;
    const g = compileGame(f.def, f.options);
    if (!g.ok) throw new Error(p.id + JSON.stringify(g.error));
  }
});
