/** Grids: their size, the gaps, what goes beside what, and how rows are joined. */
import type { GameDef, GridZone } from '@cairn/engine';
import type { Label, Tab } from '../model/control.ts';
import {
  choiceControl,
  numberControl,
  ranksControl,
  switchControl,
  valueChoice,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { packRanks, zonesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';
import { buildControls, gives } from './build.ts';

const MOST_ROWS = 8;
const MOST_PLACES = 14;

const labels =
  (tab: Tab, id: string) =>
  (word: ControlWord, key: string): Label => ({
    id: `zones.${id}.${key}`,
    tab,
    word,
    zone: id,
    role: 'grid',
  });

/** The number of rows, and of places in each. */
export const gridSize = (tab: Tab, id: string, { rows }: GridZone): readonly ControlDefinition[] => {
  const named = labels(tab, id);
  const path = named('rows', 'rows').id;
  const length = rows[0]?.length ?? 0;
  return [
    numberControl(named('rows', 'rows'), rows.length, { least: 1, most: MOST_ROWS }, (count) => ({
      [path]: Array.from({ length: count as number }, (_, i) => rows[i] ?? '#'.repeat(length)),
    })),
    numberControl(named('row-places', 'rows.0'), length, { least: 2, most: MOST_PLACES }, (places) => ({
      [path]: rows.map((row) => row.slice(0, places as number).padEnd(places as number, '#')),
    })),
  ];
};

/** Which cards are taken out after the deal, and where they go. */
export const gridGaps = (def: GameDef, id: string, { gaps }: GridZone): readonly ControlDefinition[] => {
  const named = labels('deal', id);
  const path = `zones.${id}.gaps`;
  const table = zonesOf(def, 'discard').length > 0 ? {} : { 'zones.discard': { role: 'discard' as const } };
  return [
    ranksControl(named('gap-ranks', 'gaps'), gaps?.ranks ?? [], packRanks(def), { fewest: 0 }, (ranks) =>
      ranks.length === 0
        ? { [path]: null }
        : { [path]: { to: 'discard', ...gaps, ranks }, ...(gaps?.to === 'first' ? {} : table) },
    ),
    ...(gaps === undefined
      ? []
      : choiceControl(named('gaps-to', 'gaps.to'), gaps.to === 'first' ? 'row-starts' : 'off-table', {
          'off-table': { [`${path}.to`]: 'discard', ...table },
          'row-starts': { [`${path}.to`]: 'first' },
        })),
  ];
};

/** What fills a gap, by the card to its left and by the one to its right; the beginnings of rows. */
export const gridControls = (def: GameDef, tab: Tab): readonly ControlDefinition[] =>
  zonesOf(def, 'grid').flatMap(([id, zone]) => {
    const named = labels(tab, id);
    const { before } = zone;
    const path = `zones.${id}.before`;
    const same = before !== undefined && JSON.stringify(before) === JSON.stringify(zone.build);
    const found = before === undefined ? 'none' : same ? 'as-built' : 'own-rules';
    return [
      ...buildControls(def, tab, id, zone),
      ...choiceControl(named('before-right', 'before'), found, {
        none: { [path]: null },
        'as-built': { [path]: zone.build },
        ...(found === 'own-rules' ? { 'own-rules': {} } : {}),
      }),
      switchControl(named('joined', 'joined'), zone.joined === true),
      ranksControl(named('row-begins', 'first'), zone.first, packRanks(def), {}),
      ...gives(def, tab, id, zone),
    ];
  });

/** Where the gaps of a grid are after its cards are dealt again. */
export const regatherGaps = (def: GameDef): readonly ControlDefinition[] =>
  valueChoice(
    { id: 'powers.regather.gaps', tab: 'aids', word: 'regather-gaps' },
    def.powers?.regather?.gaps ?? 'after',
    { 'after-order': 'after', 'row-ends': 'last', anywhere: 'anywhere' },
  );
