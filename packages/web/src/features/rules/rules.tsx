/** The rules page of a game. The rulebook generates the document from the definition; this file draws it. */
import { compileTrusted, type Fault, type Result } from '@cairn/engine';
import { findNotes, presets } from '@cairn/games';
import { faultLine, rulesPage } from '@cairn/rulebook';
import { isPacked } from '@cairn/workshop';
import { useEffect, useState } from 'preact/hooks';
import { PageLink } from '../../shell/page-link.tsx';
import { gameCalled, ownGames, playHref } from '../../catalogue/own-games-api.ts';
import { saveGame } from '../../shell/save-game.ts';
import { workshopHref } from '../../play/route.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { AtlasRate } from './atlas-rate.tsx';
import { rulesWords } from './messages.ts';
import { RulesView } from './rules-view.tsx';

interface Props {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

const None = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Page title={rulesWords.rulesTitle}>
    <p role="alert">{rulesWords.noSuchRules}</p>
    {faults.map((fault) => (
      <p key={`${fault.path} ${fault.message}`}>{faultLine(fault)}</p>
    ))}
  </Page>
);

/** A button that saves a game from its rules page. */
const Save = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  if ((ownGames.about(id)?.standing ?? 'saved') === 'saved') return null;
  return (
    <button type="button" class="button" data-test="save-met" onClick={() => void saveGame(shell, id)}>
      {pageWords.save}
    </button>
  );
};

const GameRules = ({ game, options }: Props) => {
  const found = gameCalled(game);
  const compiled = found === null ? null : compileTrusted(found.def, { ...found.options, ...options });
  if (found === null || compiled === null || !compiled.ok)
    return <None faults={compiled?.ok === false ? compiled.error : []} />;
  const page = rulesPage(compiled.value, { notes: findNotes(found.def.id, rulesWords.notes), presets });
  return (
    <Page title={rulesWords.rulesOf(page.title)}>
      <RulesView game={compiled.value} page={page}>
        <p class="buttons">
          <a class="button primary" href={playHref(page.game, page.options)}>
            {pageWords.play}
          </a>
          <PageLink class="button" href={workshopHref(page.game, page.options)} data-test="change-rules">
            {rulesWords.change}
          </PageLink>
          <Save id={page.game} />
        </p>
        <AtlasRate game={compiled.value} />
      </RulesView>
    </Page>
  );
};

/** The rules page of rules that are in the address. */
const Brought = (props: Props) => {
  const [met, setMet] = useState<Result<string> | null>(null);
  useEffect(() => void ownGames.meet(props.game).then(setMet), [props.game]);
  if (met === null) return null;
  return met.ok ? <GameRules {...props} game={met.value} /> : <None faults={met.error} />;
};

export const Rules = (props: Props) =>
  isPacked(props.game) ? <Brought key={props.game} {...props} /> : <GameRules {...props} />;
