/**
 * How one game departs from another: the sentences that the rules of the one have and those of the other have not, by
 * section. Nothing is written for it; the rules are put into sentences twice and compared.
 */
import type { Game } from '@cairn/engine';
import type { SectionId } from '../document/document.ts';
import { RULE_SECTIONS, ruleTexts } from '../sections/rules.ts';
import { currentRules } from '../current/rules.ts';
import type { RuleLanguage } from '../words/rule-words.ts';

/** What a section of the rules no longer says, and what it says instead. */
export interface Departure {
  readonly section: SectionId;
  readonly heading: string;
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/** Where the rules of a game say something else than those of its parent; sections that say the same are left out. */
export const departures = (
  parent: Game,
  game: Game,
  language: RuleLanguage = currentRules.now(),
): readonly Departure[] => {
  const { headings } = language(game.def.pack);
  const before = textsOf(parent, language);
  const after = textsOf(game, language);
  return RULE_SECTIONS.flatMap((section): readonly Departure[] => {
    const gone = before[section].filter((text) => !after[section].includes(text));
    const fresh = after[section].filter((text) => !before[section].includes(text));
    return gone.length + fresh.length === 0 ? [] : [{ section, heading: headings[section], gone, fresh }];
  });
};

type Texts = Readonly<Record<(typeof RULE_SECTIONS)[number], readonly string[]>>;

/** A parent is compared with after every change: its sentences are made once in a language. */
const made = new WeakMap<Game, Map<RuleLanguage, Texts>>();

const textsOf = (game: Game, language: RuleLanguage): Texts => {
  const known = made.get(game) ?? new Map<RuleLanguage, Texts>();
  made.set(game, known);
  const here = known.get(language);
  if (here !== undefined) return here;
  const texts = ruleTexts(game, language(game.def.pack));
  const flat = { ...texts, setup: texts.setup.flat() };
  known.set(language, flat);
  return flat;
};
