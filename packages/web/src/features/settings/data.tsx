/** The data that Cairn stores here: export to a file, import from a file, delete. */
import { faultLine } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import { importChanges, makeBackup, parseBackup, readBackup } from './backup.ts';
import { ask } from '../../shell/questions.ts';
import type { KeptGame } from '../../catalogue/stored-games.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { PUZZLES, readStanding } from '../../play/puzzle-standing.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { BackupFault, BackupPart } from '../../shell/backup-part.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { fittedHere } from '../../workers/fitted-here.ts';
import { settingsWords } from './messages.ts';

/** Nobody reads more faults of a file than this. */
const SHOWN = 5;

interface Complaint {
  /** A dotted path in the file; '' for the whole file. */
  readonly path: string;
  readonly text: string;
}

const complaint = ({ path, wanted, found, why }: BackupFault): Complaint => ({
  path,
  text: `${settingsWords.badBackup[wanted](found)}${why === undefined ? '' : ` ${faultLine(why)}`}`,
});

/** The part of the series; null if their feature is left out. */
const seriesPart = async ({ features }: Shell): Promise<BackupPart | null> =>
  (await features.service('series'))?.backup ?? null;

export const Data = () => {
  const shell = useShell();
  const [faults, setFaults] = useState<readonly Complaint[]>([]);
  const [said, setSaid] = useState('');
  const notLoaded = (): void => setFaults([{ path: '', text: words.failedToLoad }]);
  const keep = async (part: BackupPart | null): Promise<void> => {
    const text = makeBackup(await readBackup(shell.db, shell.settings.value, part));
    saveFile(`cairn-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
  };
  const take = async (file: File, part: BackupPart | null): Promise<void> => {
    setSaid('');
    const backup = parseBackup(await file.text(), part);
    setFaults(backup.ok ? [] : backup.error.slice(0, SHOWN).map(complaint));
    if (!backup.ok) return;
    const results = await shell.results();
    const own = (await shell.db.all('own')) as readonly KeptGame[];
    const { rows } = results;
    const { added, games, resets, changes } = importChanges(
      backup.value,
      rows.value,
      results.resets.value,
      own,
      readStanding(await shell.db.get('settings', PUZZLES)),
    );
    try {
      const { series, records } = backup.value;
      await shell.db.write([...changes, ...((await part?.changes(shell.db, series, records)) ?? [])]);
      await fittedHere.add(backup.value.fitted.lines);
    } catch {
      return setFaults([{ path: '', text: pageWords.notStored }]);
    }
    // The language is applied by loading the page again.
    if (backup.value.settings.language !== shell.settings.value.language) return shell.reload();
    results.importRows(added, resets);
    await ownGames.refresh();
    shell.settings.value = backup.value.settings;
    shell.actions.ownKeys.value = backup.value.keys ?? shell.actions.ownKeys.value;
    const news = settingsWords.imported(added.length, backup.value.results.length - added.length);
    const fresh = games.filter(({ standing }) => standing === 'saved').length;
    setSaid(fresh === 0 ? news : `${news} ${settingsWords.gamesTaken(fresh)}`);
  };
  const erase = (): void => {
    ask(shell, {
      about: {
        title: settingsWords.eraseTitle,
        lines: [settingsWords.eraseText],
        yes: settingsWords.eraseNow,
        no: pageWords.cancel,
      },
      run: () => void shell.db.erase().then(() => location.reload()),
    });
  };
  return (
    <section class="stack" aria-labelledby="your-data">
      <h3 id="your-data">{settingsWords.dataTitle}</h3>
      <p class="quiet">{settingsWords.dataText}</p>
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-test="export"
          onClick={() => void seriesPart(shell).then(keep, notLoaded)}
        >
          {settingsWords.exportAll}
        </button>
        <FileButton
          label={settingsWords.importFile}
          accept="application/json,.json"
          test="import"
          take={(file) => void seriesPart(shell).then((part) => take(file, part), notLoaded)}
        />
        <button type="button" class="button" onClick={erase}>
          {settingsWords.erase}
        </button>
      </div>
      <p role="status" data-test="imported">
        {said}
      </p>
      {faults.length > 0 && (
        <div role="alert" data-test="import-faults">
          <p>{settingsWords.notImported}</p>
          <ul class="faults">
            {faults.map(({ path, text }) => (
              <li key={path}>
                {path !== '' && <span data-proper>{path}: </span>}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
