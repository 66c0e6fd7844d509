// A play of a sealed board as a device keeps it, without a network.
import { makePosition, type Game, type View } from '@cairn/engine';
import { clubClient, type KeptPlay, type LinkPorts } from '@cairn/wire';

type PlayState = KeptPlay['state'];

/** A play that has just been opened, or one with the acts that the server has. */
export const keptPlay = (
  game: Game,
  dealt: View,
  policy: PlayState['policy'],
  steps: PlayState['steps'] = [],
): KeptPlay => {
  const now = Date.now();
  return {
    outbox: [],
    state: {
      play: 'p',
      contest: 'c',
      board: 0,
      game: game.id,
      options: {},
      rules: game.rules,
      view: makePosition(game, dealt),
      commitment: '',
      policy,
      opened: now,
      n: 0,
      steps,
      status: 'playing',
      score: 0,
      closes: now + 3_600_000,
      now,
    },
  };
};

/** The ports of a link that gets no answers. */
export const unreachablePorts = (): Omit<LinkPorts, 'changed'> => {
  let key = 0;
  return {
    client: clubClient(() => Promise.reject(new TypeError('Failed to fetch'))),
    keep: () => undefined,
    pause: () => new Promise(() => undefined),
    newKey: () => `key-${`${key++}`.padStart(6, '0')}`,
    tell: () => undefined,
  };
};
