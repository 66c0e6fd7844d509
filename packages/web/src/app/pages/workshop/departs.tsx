/** How the changed game departs from its parent, as the rules of the two tell it; and the bare edits for those who read them. */
import type { Game, GameDef } from '@cairn/engine';
import { departures } from '@cairn/rulebook';
import { difference } from '@cairn/workshop';
import { workshopWords as words } from '../../words/workshop.ts';

interface Props {
  readonly parent: Game;
  /** Null while the rules do not add up. */
  readonly game: Game | null;
  readonly def: GameDef;
}

export const Departs = ({ parent, game, def }: Props) => {
  const edits = Object.entries(difference(parent.base, def));
  const told = game === null ? [] : departures(parent, game);
  return (
    <section class="departs" aria-labelledby="departs-title" data-test="departs">
      <h2 id="departs-title">{words.departs(parent.def.title)}</h2>
      {game === null && <p class="quiet">{words.waits}</p>}
      {game !== null && told.length === 0 && <p class="quiet">{words.same(parent.def.title)}</p>}
      {told.map(({ section, heading, gone, fresh }) => (
        <section key={section}>
          <h3>{heading}</h3>
          <ul>
            {gone.map((text) => (
              <li key={text} class="gone">
                <span>{words.gone}</span> {text}
              </li>
            ))}
            {fresh.map((text) => (
              <li key={text} class="fresh">
                <span>{words.fresh}</span> {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {edits.length > 0 && (
        <details open={told.length === 0}>
          <summary>{words.rawEdits}</summary>
          <ul class="edits" data-proper>
            {edits.map(([path, value]) => (
              <li key={path}>
                <code>
                  {path}: {JSON.stringify(value)}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
