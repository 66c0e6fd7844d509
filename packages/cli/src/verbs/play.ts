/** `cairn play GAME [DEAL]`: one deal, by hand or by script; table.ts is where it is played. */
import { begin, parseDeal, type Result, type Session } from '@cairn/engine';
import { Command } from 'commander';
import { withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, type Exit } from '../terminal/exit.ts';
import { HELP } from '../play/help.ts';
import { resolveGame } from '../games/custom-games.ts';
import { TimedAttempt } from '../play/timed-attempt.ts';
import { DealRunner } from '../play/deal-runner.ts';
import type { Terminal } from '../terminal/terminal.ts';

const LAST_RANDOM = 2 ** 32;

export const playVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('play'))
    .description('play a deal, by hand or by a script on standard input')
    .argument('<game>', 'the name of a game or variation, or the file or link of a game of your own')
    .argument('[deal]', 'a number, ms:NUMBER, pysol:NUMBER or cards:JD2D…; a random deal if omitted')
    .addHelpText(
      'after',
      `\n${HELP}\n\nExit status: 0 the deal was won, 3 it ended otherwise, 4 it could still go on,\n` +
        '2 something could not be read or is not allowed (a script stops there).\n\n' +
        "Examples:\n  cairn play tripeaks 7\n  echo '3D 4D d save game.cairn' | cairn play tripeaks 7\n  cairn play tripeaks --opt jokers=1 --opt jokerPlace=hand",
    )
    .action(async (name: string, deal: string | undefined, choice: RuleChoice) => {
      const session = await deals(terminal, name, deal, choice);
      if (!session.ok) return done(reportFaults(terminal, session.error));
      return done(
        await new DealRunner(terminal, new TimedAttempt(session.value, () => terminal.now())).run(),
      );
    });

const deals = async (
  terminal: Terminal,
  name: string,
  text: string | undefined,
  choice: RuleChoice,
): Promise<Result<Session>> => {
  const game = await resolveGame(terminal, name, choice);
  if (!game.ok) return game;
  const deal = parseDeal(text ?? `${1 + Math.floor(Math.random() * LAST_RANDOM)}`);
  return deal.ok ? begin(game.value, deal.value) : deal;
};
