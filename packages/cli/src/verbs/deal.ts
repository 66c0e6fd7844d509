/** `cairn deal GAME DEAL`: the board before the first move, or every card of it. */
import {
  cardOf,
  changedOptions,
  dealPack,
  isDown,
  makeCard,
  makeDeal,
  parseDeal,
  start,
  view,
  type Card,
  type Deal,
  type Game,
  type Position,
  type Result,
  type PileCard,
  type State,
  ok,
} from '@cairn/engine';
import { Command } from 'commander';
import { drawBoard } from '../board/draw.ts';
import { cardText } from '../board/card-text.ts';
import { withRules, type RuleChoice } from '../games/choose-game.ts';
import { dealHeading } from '../play/move-lines.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { resolveGame } from '../games/custom-games.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Dealt {
  readonly game: Game;
  readonly deal: Deal;
  readonly pack: readonly Card[];
  readonly state: State;
}

export const dealVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('deal'))
    .description('print a deal')
    .argument('<game>', 'the name of a game or variation, or the file or link of a game of your own')
    .argument('<deal>', 'a number, ms:NUMBER, pysol:NUMBER or cards:JD2D…')
    .option('--open', 'show every card, and the stock in the order in which it is turned')
    .option('--json', 'print JSON: the whole pack in deal order and every pile, with all cards shown')
    .addHelpText(
      'after',
      '\nWithout --open, only what a player may know is shown.\n\n' +
        'Examples:\n  cairn deal tripeaks 49621\n  cairn deal tripeaks ms:1 --open\n  cairn deal tripeaks 7 --opt jokers=2 --json',
    )
    .action(async (name: string, deal: string, options: RuleChoice & { open?: true; json?: true }) => {
      const dealt = await dealGame(terminal, name, deal, options);
      if (!dealt.ok) return done(reportFaults(terminal, dealt.error));
      if (options.json === true) terminal.out(jsonText(dealt.value));
      else terminal.out(boardText(dealt.value, options.open === true, terminal.screen));
      return done(EXIT.done);
    });

const dealGame = async (
  terminal: Terminal,
  name: string,
  text: string,
  choice: RuleChoice,
): Promise<Result<Dealt>> => {
  const game = await resolveGame(terminal, name, choice);
  if (!game.ok) return game;
  const deal = parseDeal(text);
  if (!deal.ok) return deal;
  const pack = dealPack(deal.value, game.value.composition);
  if (!pack.ok) return pack;
  const state = start(game.value, deal.value);
  if (!state.ok) return state;
  return ok({ game: game.value, deal: deal.value, pack: pack.value, state: state.value });
};

const boardText = ({ game, deal, state }: Dealt, open: boolean, screen: Terminal['screen']): string => {
  const position: Position = open ? turnedUp(game, state) : view(game, state);
  const stock = open && game.stock !== null ? (state.piles[game.stock] ?? []).toReversed() : [];
  const inOrder =
    stock.length === 0 ? '' : `\n\nStock in order: ${stock.map((seat) => cardText(cardOf(seat))).join(' ')}`;
  return `${dealHeading(game, deal)}\n\n${drawBoard(game, position, screen)}${inOrder}\n`;
};

/** The same position with every card face up, except the stock. */
const turnedUp = (game: Game, state: State): Position => ({
  ...state,
  piles: state.piles.map((pile, i) => (i === game.stock ? pile : pile.map((seat): PileCard => cardOf(seat)))),
});

/** One line for each pile, so that people can read it too. */
const jsonText = ({ game, deal, pack, state }: Dealt): string => {
  const piles = game.piles.map(({ index, name, zone }) => {
    const seats = state.piles[index] ?? [];
    return JSON.stringify({
      name,
      role: zone.role,
      cards: seats.map((seat) => makeCard(cardOf(seat))),
      up: seats.map((seat) => !isDown(seat)),
    });
  });
  const head = {
    game: game.id,
    options: changedOptions(game.base, game.options),
    scoring: game.scoring,
    rules: game.rules,
    deal: makeDeal(deal),
    pack: pack.map(makeCard),
  };
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${fields.join(',\n')},\n  "piles": [\n    ${piles.join(',\n    ')}\n  ]\n}\n`;
};
