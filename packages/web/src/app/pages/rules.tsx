/** The rules page of a game: the rulebook writes it from the definition, this draws it. */
import { compileKnown } from '@cairn/engine';
import { findNotes, presets, type NoteLanguage } from '@cairn/games';
import { faultSentence, rulesPage } from '@cairn/rulebook';
import { gameCalled, playHref } from '../own/index.ts';
import { workshopHref } from '../route.ts';
import { Page } from '../ui/page.tsx';
import { RulesArticle } from '../ui/rules-article.tsx';
import { noteLanguage, pageWords } from '../words/pages.ts';
import { words } from '../words/words.ts';

interface Props {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

const Rules = ({ game, options, told }: Props & { readonly told: NoteLanguage }) => {
  const found = gameCalled(game);
  const compiled = found === null ? null : compileKnown(found.def, { ...found.options, ...options });
  if (found === null || compiled === null || !compiled.ok)
    return (
      <Page title={pageWords.rulesTitle}>
        <p role="alert">{pageWords.noSuchRules}</p>
        {compiled?.ok === false &&
          compiled.error.map((fault) => <p key={fault.message}>{faultSentence(fault)}</p>)}
      </Page>
    );
  const page = rulesPage(compiled.value, { notes: findNotes(found.def.id, told), presets });
  return (
    <Page title={pageWords.rulesOf(page.title)}>
      <RulesArticle page={page}>
        <p class="buttons">
          <a class="button primary" href={playHref(page.game, page.options)}>
            {pageWords.play}
          </a>
          <a class="button" href={workshopHref(page.game, page.options)} data-test="change-rules">
            {words.changeRules}
          </a>
        </p>
      </RulesArticle>
    </Page>
  );
};

/** The page with its notes in the language that is spoken. */
export const rules = async () => {
  const told = await noteLanguage();
  return (props: Props) => <Rules {...props} told={told} />;
};
