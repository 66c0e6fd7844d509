/** The commands, on the page of help. */
import { commandWords } from './messages.ts';

export const CommandHelp = () => (
  <section>
    <h2>{commandWords.commandTitle}</h2>
    <p>{commandWords.commandHelp}</p>
  </section>
);
