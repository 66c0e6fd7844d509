/**
 * State of a feature, made with its first use, one for each shell. Features keep what they know here and not in
 * variables of a module, which would outlive the shell.
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
