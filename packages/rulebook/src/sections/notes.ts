/** The sections of a rules page that come from a game's notes. References become links. */
import type { GameNotes } from '@cairn/games';
import {
  link,
  listBlock,
  paragraph,
  section,
  type Block,
  type Inline,
  type TextLine,
  type Section,
} from '../document/document.ts';
import type { RuleWords } from '../words/rule-words.ts';

/** A reference by its id, as a link if it has an address. */
const cite = (notes: GameNotes, id: string): Inline => {
  const reference = notes.references.find((each) => each.id === id);
  const text = reference?.by ?? id;
  return reference?.url === undefined ? text : link(text, { kind: 'web', url: reference.url });
};

/** A text with each "[id, id]" replaced by its references. Other brackets stay as they are. */
const cited = (notes: GameNotes, text: string): TextLine =>
  text.split(/(\[[^\]]*\])/).flatMap((part): TextLine => {
    const ids = part.startsWith('[') ? part.slice(1, -1).split(', ') : [];
    const known = ids.length > 0 && ids.every((id) => notes.references.some((each) => each.id === id));
    if (!known) return part === '' ? [] : [part];
    return ['(', ...ids.flatMap((id, i) => [...(i === 0 ? [] : [', ']), cite(notes, id)]), ')'];
  });

const lines = (texts: readonly string[]): Block[] =>
  texts.length === 0 ? [] : [listBlock(texts.map((text) => [text]))];
const questions = (items: readonly { readonly question: string; readonly answer: string }[]): Block[] =>
  items.length === 0
    ? []
    : [{ kind: 'terms', items: items.map(({ question, answer }) => ({ term: question, text: answer })) }];

/** Our own figures are in the atlas, and nowhere else, so that no two of them differ. */
const published = ({ rates, references }: GameNotes): GameNotes['rates'] =>
  rates.filter(({ source }) => references.find(({ id }) => id === source)?.by !== 'Cairn');

const odds = (notes: GameNotes, game: string, words: RuleWords): Block[] => {
  const rates = published(notes);
  if (rates.length === 0) return notes.claims.map((claim) => paragraph(...cited(notes, claim)));
  return [
    {
      kind: 'table',
      head: words.notes.rateHead,
      rows: rates.map((rate) => [
        [link(rate.rules, { kind: 'play', game, options: rate.options })],
        ...words.notes.rate(rate).map((cell): TextLine => [cell]),
        [cite(notes, rate.source)],
      ]),
    },
    ...notes.claims.map((claim) => paragraph(...cited(notes, claim))),
  ];
};

/** All sections that come from notes, in the order of the page. */
export const noteSections = (notes: GameNotes, words: RuleWords): Section[] => {
  const { headings } = words;
  return [
    ...section('odds', headings.odds, odds(notes, notes.of, words)),
    ...section('strategy', headings.strategy, lines(notes.strategy)),
    ...section('cases', headings.cases, questions(notes.cases)),
    ...section('house', headings.house, lines(notes.house)),
    ...section(
      'glossary',
      headings.glossary,
      notes.glossary.length === 0
        ? []
        : [{ kind: 'terms', items: notes.glossary.map(({ term, meaning }) => ({ term, text: meaning })) }],
    ),
    ...section('trivia', headings.trivia, questions(notes.trivia)),
    ...section(
      'history',
      headings.history,
      notes.history.map((text) => paragraph(text)),
    ),
    ...section('sources', headings.sources, disagreements(notes, words)),
    ...section('similar', headings.similar, similar(notes)),
    ...section('references', headings.references, references(notes)),
  ];
};

const disagreements = (notes: GameNotes, words: RuleWords): Block[] =>
  notes.disagreements.length === 0
    ? []
    : [
        {
          kind: 'table',
          head: words.notes.sourcesHead,
          rows: notes.disagreements.map(({ question, sources, here }) => [
            [question],
            cited(notes, sources),
            [here],
          ]),
        },
      ];

const similar = (notes: GameNotes): Block[] =>
  notes.similar.length === 0
    ? []
    : [
        listBlock(
          notes.similar.map(({ title, text, game }): TextLine => [
            game === undefined ? title : link(title, { kind: 'rules', game }),
            `. ${text}`,
          ]),
        ),
      ];

const references = (notes: GameNotes): Block[] =>
  notes.references.length === 0
    ? []
    : [
        listBlock(
          notes.references.map(({ by, title, url }): TextLine => [
            by === undefined ? title : `${by}: ${title}`,
            ...(url === undefined ? ['.'] : ['. ', link(url, { kind: 'web', url })]),
          ]),
        ),
      ];
