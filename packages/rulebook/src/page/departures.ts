/**
 * How a changed game differs from its parent: the sentences of the one rules page that the other does not have, by
 * section. No text is written for it; the sentences of both pages are compared.
 */
import type { Game } from '@cairn/engine';
import type { SectionId } from '../document/document.ts';
import { RULE_SECTIONS, ruleTexts } from '../sections/rules.ts';
import { currentRules } from '../current/rules.ts';
import type { RuleLanguage } from '../words/rule-words.ts';

/** A section of the rules: the parent's sentences that no longer apply, and the new ones. */
export interface Departure {
  readonly section: SectionId;
  readonly heading: string;
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/**
 * The differences between the rules of a game and those of its parent. Sections without a difference are left out.
 */
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

/** Cached, because a game is compared with its parent after every change. */
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
