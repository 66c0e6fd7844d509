/** The score of the deal on the table, and how the game counts it: the sentences of its rules page. */
import { findNotes, presets } from '@cairn/games';
import { isScored, rulesPage, scoreSentence } from '@cairn/rulebook';
import { Dialog } from '../../ui/dialog.tsx';
import { Blocks } from '../../shell/rules-article.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { useShell, type SlotProps } from '../../shell/shell.ts';
import { rulesHref } from '../../play/route.ts';
import { rulesWords } from './messages.ts';

export const ScoreDialog = ({ controller }: SlotProps['dialog']) => {
  const { dialogs } = useShell();
  const { game } = controller.position.session.value;
  const { view, tally } = controller.position.step.value;
  const page = rulesPage(game, { notes: findNotes(game.id, rulesWords.notes), presets });
  const { heading = '', blocks = [] } =
    page.sections.find(({ id }) => id === (isScored(game) ? 'scoring' : 'objective')) ?? {};
  // What follows the first list are the other scorings that the game has.
  const list = blocks.findIndex(({ kind }) => kind === 'list');
  return (
    <Dialog
      title={heading}
      close={() => {
        dialogs.open.value = null;
      }}
    >
      <div class="rules">
        {isScored(game) && (
          <p data-test="score-now">
            <b>{scoreSentence(game, view, tally)}</b>
          </p>
        )}
        <Blocks blocks={list < 0 ? blocks : blocks.slice(list, list + 1)} />
        <p>
          <PageLink href={rulesHref(page.game, page.options)}>{rulesWords.allRules}</PageLink>
        </p>
      </div>
    </Dialog>
  );
};
