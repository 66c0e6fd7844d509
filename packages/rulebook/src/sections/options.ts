/**
 * Options and variations, each as a link that starts it. What a choice changes is written nowhere: the sentences of
 * the rules with and without it are compared.
 */
import { changedOptions, optionsOf, SCORING, type Game, type GameDef, type Preset } from '@cairn/engine';
import { link, listBlock, paragraph, type Block, type Inline, type TextLine } from '../document/document.ts';
import type { RuleWords } from '../words/rule-words.ts';
import { chosenGame, ruleTexts, scoringTexts, sentencesOf } from './rules.ts';

type Options = Readonly<Record<string, string>>;

/** The sentences of the rules for sets of options, each made once. */
class Texts {
  private readonly made = new Map<string, readonly string[]>();
  private readonly base: GameDef;
  private readonly words: RuleWords;

  constructor(base: GameDef, words: RuleWords) {
    this.base = base;
    this.words = words;
  }

  /** All rule sentences under these options; none if the options exclude one another. */
  private of(options: Options): readonly string[] {
    const changed = changedOptions(this.base, options);
    const key = JSON.stringify(changed);
    const found = this.made.get(key);
    if (found !== undefined) return found;
    const game = chosenGame(this.base, changed);
    const sentences = game === null ? [] : sentencesOf(ruleTexts(game, this.words));
    this.made.set(key, sentences);
    return sentences;
  }

  /** The sentences that only the second set has; if there are none, what it leaves out. */
  difference(before: Options, after: Options): readonly string[] {
    const old = this.of(before);
    const now = this.of(after);
    const added = now.filter((text) => !old.includes(text));
    if (added.length > 0) return added;
    const dropped = old.filter((text) => !now.includes(text));
    return dropped.length === 0 ? [] : [this.words.notes.leavesOut(dropped)];
  }
}

/** The options except scorings (see `otherScorings`): a paragraph with the title, then the values. */
export const optionBlocks = (game: Game, words: RuleWords): Block[] => {
  const texts = new Texts(game.base, words);
  const options = Object.entries(optionsOf(game.base)).filter(([id]) => id !== SCORING);
  if (options.length === 0) return [];
  return [
    paragraph(words.notes.optionsLead),
    ...options.flatMap(([id, option]): Block[] => [
      paragraph(`${words.titled(option.title)}:`),
      listBlock(
        // JavaScript puts keys that look like numbers first in an object. The default value belongs at the head.
        Object.keys(option.values)
          .toSorted((a, b) => Number(b === option.standard) - Number(a === option.standard))
          .map((value) => valueLine(game, texts, id, value, words)),
      ),
    ]),
  ];
};

const valueLine = (game: Game, texts: Texts, id: string, value: string, words: RuleWords): TextLine => {
  const option = optionsOf(game.base)[id];
  const title = words.titled(option?.values[value]?.title ?? value);
  const start = startLink(game, title, { [id]: value });
  const marks = [
    ...(option?.standard === value ? [words.notes.standard] : []),
    ...(game.options[id] === value ? [words.notes.thisPage] : []),
  ];
  const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  if (game.options[id] === value) return [start, mark];
  const changed = texts.difference(game.options, { ...game.options, [id]: value });
  if (changed.length > 0) return [start, `${mark}. ${changed.join(' ')}`];
  return [start, `${mark}. `, ...partnerLine(game, texts, id, value, words)];
};

/** A choice without effect of its own may have one together with another. The first such choice is named. */
const partnerLine = (game: Game, texts: Texts, id: string, value: string, words: RuleWords): TextLine => {
  for (const { option, with_, title } of partners(game, id, value, words)) {
    const alone = { ...game.options, [option]: with_ };
    const changed = texts.difference(alone, { ...alone, [id]: value });
    if (changed.length === 0) continue;
    const both = startLink(game, title, { [option]: with_, [id]: value });
    return [`${words.notes.onlyWith} `, both, `. ${changed.join(' ')}`];
  }
  return [words.notes.changesNothing];
};

interface Partner {
  readonly option: string;
  readonly with_: string;
  readonly title: string;
}

/**
 * Choices with which another may have an effect: for an edit of a scoring, the choice of that scoring. Otherwise all
 * choices, those first that edit the same part of the definition.
 */
const partners = (game: Game, id: string, value: string, words: RuleWords): readonly Partner[] => {
  const options = optionsOf(game.base);
  const pathsOf = (option: string, of: string): readonly string[] =>
    Object.keys(options[option]?.values[of]?.set ?? {});
  const paths = pathsOf(id, value);
  const edited = Object.keys(game.base.scorings).filter((scoring) =>
    paths.some((path) => path.startsWith(`scorings.${scoring}.`)),
  );
  const part = (path: string): string => path.slice(0, path.indexOf('.') + 1);
  const near = ({ option, with_ }: Partner): number =>
    pathsOf(option, with_).some((path) => paths.some((other) => part(other) === part(path))) ? 0 : 1;
  return Object.entries(options)
    .flatMap(([other, option]) =>
      Object.entries(option.values).flatMap(([with_, { title }]): Partner[] => {
        const fits = edited.length === 0 || (other === SCORING && edited.includes(with_));
        if (other === id || game.options[other] === with_ || !fits) return [];
        return [{ option: other, with_, title: `${words.titled(option.title)}: ${words.titled(title)}` }];
      }),
    )
    .toSorted((a, b) => near(a) - near(b));
};

const startLink = (game: Game, text: string, changes: Options): Inline =>
  link(text, {
    kind: 'play',
    game: game.id,
    options: changedOptions(game.base, { ...game.options, ...changes }),
  });

/** The named sets of options of this game. */
export const presetBlocks = (game: Game, presets: readonly Preset[], words: RuleWords): Block[] => {
  const own = presets.filter((preset) => preset.of === game.id);
  if (own.length === 0) return [];
  const texts = new Texts(game.base, words);
  return [
    listBlock(
      own.map((preset): TextLine => {
        const changed = texts.difference({}, preset.options).join(' ') || words.notes.same;
        const { aka = [] } = preset;
        const start = link(words.titled(preset.title), {
          kind: 'play',
          game: game.id,
          options: preset.options,
        });
        return [start, `.${aka.length === 0 ? '' : ` ${words.notes.aka(aka)}`} ${changed}`];
      }),
    ),
  ];
};

/** The other scorings of a game, each a link with its sentences. */
export const otherScorings = (game: Game, words: RuleWords): Block[] => {
  const option = optionsOf(game.base)[SCORING];
  const others = Object.entries(option?.values ?? {}).filter(([id]) => id !== game.scoring);
  if (others.length === 0) return [];
  const own = scoringTexts(game, words);
  return [
    paragraph(words.score.others),
    listBlock(
      others.flatMap(([id, { title }]): TextLine[] => {
        const other = chosenGame(game.base, { ...game.options, [SCORING]: id });
        if (other === null) return [];
        const texts = scoringTexts(other, words);
        const more = texts.filter((text) => !own.includes(text));
        const says = own.every((text) => texts.includes(text)) ? words.score.more(more) : texts.join(' ');
        return [[startLink(game, words.titled(title), { [SCORING]: id }), `. ${says}`]];
      }),
    ),
  ];
};
