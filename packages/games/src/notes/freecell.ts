/** Notes on FreeCell. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const freecellNotes: GameNotes = {
  of: 'freecell',
  summary:
    'Every card is face up, and four cells hold a card each while you dig. Almost every deal can be won, so when you lose, it was probably you. That is the charm of it.',
  tip: 'Keep the cells free. A full cell is a debt: know how you will pay it back before you take it on.',
  strategy: [
    'Before the first move, find the aces and twos and see what lies on them. The deal is decided by how you get the low cards out.',
    'An empty column is worth more than a free cell: it doubles the length of the sequence you can move, and a sequence can go into it.',
    'Choose one column to empty, ideally a short one without kings at its foot, and spend your cells on that.',
    'Build long sequences on high cards. A king at the foot of a column with a long sequence on it is almost as good as a foundation.',
    'Before you move a card to a foundation, ask whether a smaller card of the other colour may still need it in the columns.',
    'Don’t fill an empty column with a card only because you can. Wait for a move that frees more than it costs.',
    'With c cells free and one empty column you can move 2 × (c + 1) cards at once. Count before you start a long move.',
  ],
  cases: [
    {
      question: 'May I move several cards at once?',
      answer:
        'The rules know single cards only. But if the free cells and empty columns are enough to move a sequence card by card, you may move it in one go.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card. Kings only is an option.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No. It is an option; some programs allow it and others don’t.',
    },
    {
      question: 'Which numbers are Microsoft’s?',
      answer: 'Write ms: before the number: ms:1 is deal 1 of the game that came with Windows.',
    },
  ],
  house: [
    'Play with three cells, or two, once you win every deal with four.',
    'Play a row of Microsoft’s numbers without undo, and see how far you get.',
    'Leave out a column: Seven by Four is FreeCell with seven columns.',
  ],
  glossary: [
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
    { term: 'Space', meaning: 'An empty column.' },
    {
      term: 'Supermove',
      meaning: 'A sequence that moves in one go, as a shorthand for moving it card by card.',
    },
  ],
  trivia: [
    {
      question: 'Which deal of the first 32,000 can’t be won?',
      answer:
        'Number 11982. In 1994 and 1995 more than a hundred people on the Internet shared out all of them and won every other one; programs have since proved that this one is lost.',
    },
    {
      question: 'How many deals in all can’t be won?',
      answer: 'Of the 8,589,934,591 numbered deals of FreeCell Pro, exactly 102,075: about one in 84,000.',
    },
    {
      question: 'Why did its inventor put it on a computer?',
      answer:
        'Because a game you win sorts the pack, and he was not good at shuffling. He let others play it because he was curious what fraction of the deals could be won.',
    },
  ],
  history: [
    'Martin Gardner described Baker’s Game in Scientific American in June 1968. Paul Alfille, a medical student at the University of Illinois, let the columns alternate in colour and wrote FreeCell for the PLATO computers in 1978.',
    'Jim Horne played it there, wrote a version for DOS in 1988 and one for Windows, which came with the second Entertainment Pack and then with Windows itself, from Windows 95 to Windows 7.',
    'A Scandinavian game called Napoleon in St. Helena, with cells that begin full, may be older; it is traced back to 1945. It is ForeCell here.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.998881, margin: 0.000207, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, every numbered deal of FreeCell Pro', percent: 99.998812, margin: null, who: 'solver', information: 'open', sample: 8_589_934_591, source: 'fish' },
    { options: { cells: '3' }, rules: 'Three cells', percent: 99.3583, margin: 0.0162, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { cells: '2' }, rules: 'Two cells', percent: 79.544, margin: 0.091, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { cells: '1' }, rules: 'One cell', percent: 19.348, margin: 0.093, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { cells: '0' }, rules: 'No cells', percent: 0.2137, margin: 0.0031, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { columns: '7' }, rules: 'Seven columns', percent: 98.857, margin: 0.023, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { columns: '6' }, rules: 'Six columns', percent: 61.421, margin: 0.098, who: 'solver', information: 'open', sample: 2_000_000, source: 'blake' },
    { options: { columns: '5' }, rules: 'Five columns', percent: 3.859, margin: 0.04, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { columns: '4' }, rules: 'Four columns', percent: 0.00866, margin: 0.00058, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Theodore Pringle ran a solver over all 8,589,934,591 deals of FreeCell Pro and left a few open; Shlomi Fish settled those, the last one on a machine with 256 GB of memory [fish].',
    'The help of Microsoft’s program said that every game was believed to be winnable; all of the 32,000 but 11982 were won by 1995 [mcain].',
    'Jim Horne says of it that you can win well over 99% of the deals, and that it is still hard enough to stay interesting [horne].',
  ],
  disagreements: [
    {
      question: 'How many cards move at once?',
      sources:
        'As many as the free cells and empty columns allow; in its Relaxed FreeCell, any number [pysolfc].',
      here: 'As many as single moves could carry, because only single moves are in the rules. Sequences of any length are an option.',
    },
    {
      question: 'When was it written?',
      sources: 'In 1978 [wikipedia]; in the middle of the 1970s [alfille].',
      here: 'We say 1978.',
    },
  ],
  similar: [
    { title: 'Baker’s Game', game: 'bakers-game', text: 'Its parent: built in suit, and much harder.' },
    { title: 'Eight Off', game: 'eight-off', text: 'Eight cells, built in suit, kings in the spaces.' },
    { title: 'ForeCell', game: 'forecell', text: 'The cells begin full, and spaces take kings.' },
    { title: 'Challenge FreeCell', game: 'challenge-freecell', text: 'The aces and twos lie at the bottom.' },
    { title: 'Double FreeCell', game: 'double-freecell', text: 'Two packs, ten columns, eight cells.' },
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'No cells, but suits and colours don’t matter in the rows.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'fish', by: 'Shlomi Fish', title: 'The solvability statistics of the Freecell Pro 4-Freecells Deals, 2016', url: 'http://fc-solve.shlomifish.org/charts/fc-pro--4fc-deals-solvability--report/' },
    { id: 'alfille', by: 'Denny Cronin', title: 'Interview with Paul Alfille, 2000', url: 'https://www.freecell.net/f/c/alfille.html' },
    { id: 'horne', by: 'hey.gg', title: 'A Successful Practical Joke: FreeCell. An interview with Jim Horne, 2024', url: 'https://www.hey.gg/blog/freecell' },
    { id: 'mcain', by: 'Michael Cain', title: 'TWA: FreeCell', url: 'http://mcain6925.com/obsidian/freecell.html' },
    { id: 'slashdot', by: 'Slashdot', title: 'How Windows FreeCell Gave Rise To Online Crowdsourcing, 2012', url: 'https://games.slashdot.org/story/12/04/12/1418240/how-windows-freecell-gave-rise-to-online-crowdsourcing' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'FreeCell', url: 'https://en.wikipedia.org/wiki/FreeCell' },
    { id: 'microsoft', by: 'Wikipedia', title: 'Microsoft FreeCell', url: 'https://en.wikipedia.org/wiki/Microsoft_FreeCell' },
    PYSOLFC,
  ], // prettier-ignore
};
