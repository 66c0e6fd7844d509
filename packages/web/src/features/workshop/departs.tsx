/** How the changed game differs from its parent: as the rules pages of the two say it, and control by control. */
import type { Game, GameDef } from '@cairn/engine';
import { departures } from '@cairn/rulebook';
import { editorStart } from '@cairn/workshop';
import { useMemo } from 'preact/hooks';
import { workshopWords as words } from './messages.ts';
import { turnedControls } from './control-words.ts';

interface Props {
  readonly parent: Game;
  /** Null while the definition has faults. */
  readonly game: Game | null;
  readonly def: GameDef;
}

export const Departs = ({ parent, game, def }: Props) => {
  const turned = useMemo(() => turnedControls(editorStart(parent).def, def), [parent, def]);
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
      {turned.length > 0 && (
        <details open={told.length === 0}>
          <summary>{words.oneByOne}</summary>
          <ul data-test="turned">
            {turned.map(({ id, tab, name, part, before, after }) => (
              <li key={id}>
                {words.turned(
                  [words.tabs[tab], part, name].filter((text) => text !== '').join(' – '),
                  before,
                  after,
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
