/** The data that Cairn stores here: export to a file, import from a file, delete. */
import { faultLine } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import { importChanges, makeBackup, parseBackup, readBackup, type BackupFault } from './backup.ts';
import type { KeptGame } from '../../catalogue/stored-games.ts';
import type { KeptSeries } from '../series/stored-series.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { customGameWords } from '../custom-games/messages.ts';
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

export const Data = () => {
  const shell = useShell();
  const [faults, setFaults] = useState<readonly Complaint[]>([]);
  const [said, setSaid] = useState('');
  const keep = async (): Promise<void> => {
    const text = makeBackup(await readBackup(shell.db, shell.settings.value));
    saveFile(`cairn-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
  };
  const take = async (file: File): Promise<void> => {
    setSaid('');
    const backup = parseBackup(await file.text());
    setFaults(backup.ok ? [] : backup.error.slice(0, SHOWN).map(complaint));
    if (!backup.ok) return;
    const results = await shell.results();
    const series = (await shell.db.all('series')) as readonly KeptSeries[];
    const own = (await shell.db.all('own')) as readonly KeptGame[];
    const { rows } = results;
    const { added, games, resets, changes } = importChanges(
      backup.value,
      rows.value,
      results.resets.value,
      series,
      own,
    );
    try {
      await shell.db.write(changes);
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
    setSaid(fresh === 0 ? news : `${news} ${customGameWords.taken(fresh)}`);
  };
  const erase = (): void => {
    shell.dialogs.question.value = {
      about: {
        title: settingsWords.eraseTitle,
        lines: [settingsWords.eraseText],
        yes: settingsWords.eraseNow,
        no: pageWords.cancel,
      },
      run: () => void shell.db.erase().then(() => location.reload()),
    };
  };
  return (
    <section class="stack" aria-labelledby="your-data">
      <h3 id="your-data">{settingsWords.dataTitle}</h3>
      <p class="quiet">{settingsWords.dataText}</p>
      <div class="buttons">
        <button type="button" class="button" data-test="export" onClick={() => void keep()}>
          {settingsWords.exportAll}
        </button>
        <FileButton
          label={settingsWords.importFile}
          accept="application/json,.json"
          test="import"
          take={(file) => void take(file)}
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
