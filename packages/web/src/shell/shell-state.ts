/**
 * State of a feature, created when it is first used, one for each shell. Variables of a module would outlive the
 * shell.
 */
import type { Shell } from './shell.ts';

export const shellState = <State>(make: (shell: Shell) => State): ((shell: Shell) => State) => {
  const states = new WeakMap<Shell, State>();
  return (shell) => {
    const known = states.get(shell);
    if (known !== undefined) return known;
    const made = make(shell);
    states.set(shell, made);
    return made;
  };
};
