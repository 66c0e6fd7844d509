/** German messages: the settings page. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en, SettingWords } from './messages.en.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('de');

const settings: SettingWords = {
  language: { title: 'Sprache', values: { auto: 'Wie das Gerät', en: 'English', de: 'Deutsch' } },
  theme: {
    title: 'Hell oder dunkel',
    values: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', oled: 'Schwarz' },
  },
  cards: {
    title: 'Farben der Karten',
    help: 'Klassisch: vier Farben, wo keine Regel des Spiels nach Rot und Schwarz fragt.',
    values: {
      classic: 'Klassisch',
      four: 'Vier Farben',
      okabe: 'Für Farbenblinde',
      contrast: 'Hoher Kontrast',
      grey: 'Graustufen',
    },
  },
  indexSize: {
    title: 'Rang und Farbe',
    help: 'Groß: einfache Karten ohne Bilder.',
    values: { normal: 'Normal', large: 'Groß' },
  },
  cardSize: {
    title: 'Größe der Karten',
    help: 'Große Karten brauchen Platz: Auf einem kleinen Bildschirm sind sie immer so groß, wie es geht.',
    values: { small: 'Klein', normal: 'Normal', large: 'Groß' },
  },
  back: {
    title: 'Rückseiten',
    values: { lattice: 'Gitter', brick: 'Ziegel', scales: 'Schuppen', stars: 'Sterne', plain: 'Schlicht' },
  },
  cloth: {
    title: 'Farbe des Tisches',
    help: 'In Schwarz ist auch der Tisch schwarz.',
    values: {
      green: 'Grün',
      teal: 'Petrol',
      blue: 'Blau',
      plum: 'Pflaume',
      wine: 'Weinrot',
      slate: 'Schiefer',
    },
  },
  speed: {
    title: 'Bewegung',
    help: 'Ein Gerät, das um weniger Bewegung bittet, bekommt keine.',
    values: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
  },
  hand: { title: 'Anordnung für', values: { right: 'Rechte Hand', left: 'Linke Hand' } },
  clock: { title: 'Uhr', values: { shown: 'Sichtbar', hidden: 'Verborgen' } },
  score: {
    title: 'Punktestand',
    help: 'Verborgen: Neben dem Tisch steht er nirgends; das Ergebnis nennt ihn trotzdem.',
    values: { shown: 'Sichtbar', hidden: 'Verborgen' },
  },
  tracker: { title: 'Kartenzähler', values: { closed: 'Zu', open: 'Offen' } },
  safe: {
    title: 'Sichere Karten von selbst auf die Grundstapel legen',
    help: 'Sicher ist eine Karte, die auf dem Tisch nie mehr fehlen kann. „Zurück“ nimmt sie mit dem eigenen Zug zurück.',
    values: { off: 'Aus', on: 'An' },
  },
  finish: {
    title: 'Von selbst fertig spielen, wenn der Rest klar ist',
    help: 'Alle Karten sind bekannt, und sie hochzulegen gewinnt, ohne einen Punkt zu kosten.',
    values: { off: 'Aus', ask: 'Anbieten', on: 'An' },
  },
  keys: {
    title: 'Einzelne Tasten',
    help: 'Aus: nur Pfeile, Eingabe, Leertaste, Tab und Esc tun etwas.',
    values: { on: 'An', off: 'Aus' },
  },
  winnable: {
    title: 'Nur Spiele geben, die zu gewinnen sind',
    help: 'Vor dem Geben bewiesen, mit allen Karten im Blick: Wer weniger Karten sieht, kann trotzdem verlieren. Ein Spiel nach Nummer wird gegeben, wie es ist.',
    values: { off: 'Alle Spiele', on: 'Nur gewinnbare' },
  },
  askNew: { title: 'Fragen, bevor ein Spiel verlassen wird', values: { on: 'Fragen', off: 'Nicht fragen' } },
  askEnd: { title: 'Fragen, bevor ein Spiel beendet wird', values: { on: 'Fragen', off: 'Nicht fragen' } },
  awake: {
    title: 'Bildschirm anlassen',
    help: 'Solange ein laufendes Spiel zu sehen ist.',
    values: { off: 'Aus', on: 'An' },
  },
  sound: {
    title: 'Ton',
    help: 'An: Züge sind zu hören; eine Serie steigt eine Tonleiter hinauf.',
    values: { off: 'Aus', on: 'An' },
  },
  volume: { title: 'Lautstärke', values: { quiet: 'Leise', normal: 'Normal', loud: 'Laut' } },
  haptics: {
    title: 'Vibration',
    help: 'Auf Geräten, die es können.',
    values: { off: 'Aus', on: 'An' },
  },
  lost: {
    title: 'Sagen, wenn ein Spiel verloren ist',
    help: 'Nur wenn es aus den bekannten Karten bewiesen ist.',
    values: { on: 'An', off: 'Aus' },
  },
};

export const messages: Catalogue<typeof en> = {
  settings,
  dataTitle: 'Deine Daten',
  dataText:
    'Einstellungen, Ergebnisse und Aufzeichnungen deiner Spiele bleiben in diesem Browser. Eine Datei nimmt sie mit.',
  exportAll: 'Alles exportieren',
  importFile: 'Datei importieren …',
  imported: (added, known) =>
    `${count(added, 'Ergebnis', 'Ergebnisse')} hinzugefügt${known === 0 ? '' : `, ${grouped(known)} waren schon da`}. Es gelten die Einstellungen der Datei.`,
  gamesTaken: (n) => `${count(n, 'eigenes Spiel', 'eigene Spiele')} dazugekommen.`,
  notImported: 'Diese Datei wurde nicht importiert; alles ist, wie es war.',
  badBackup: {
    json: (found) => `Das ist kein JSON: ${found}`,
    backup: (found) => `Verlangt ist eine Datei, die Cairn exportiert hat; da steht ${found || 'nichts'}`,
    version: (found) =>
      `Verlangt ist eine Fassung, die dieses Cairn lesen kann; da steht ${found || 'keine'}`,
    result: (found) => `Verlangt ist ein Ergebnis; da steht ${found || 'nichts'}`,
    results: (found) => `Verlangt ist eine Liste von Ergebnissen; da steht ${found || 'nichts'}`,
    series: (found) => `Verlangt ist eine Reihe von Spielen; da steht ${found || 'nichts'}`,
    game: () => 'Das ist kein eigenes Spiel, das sich spielen lässt:',
    games: (found) => `Verlangt ist eine Liste von Spielen; da steht ${found || 'nichts'}`,
    value: (found) => `Das kann hier nicht stehen: ${found || 'nichts'}`,
    names: (found) => `Verlangt sind Einträge mit Namen; da steht ${found || 'nichts'}`,
  },
  erase: 'Alles löschen, was Cairn hier behält',
  eraseTitle: 'Alles löschen?',
  eraseText:
    'Das Spiel, die Einstellungen und alle Statistik in diesem Browser werden gelöscht. Das lässt sich nicht zurücknehmen.',
  eraseNow: 'Löschen',
  settingsTitle: 'Einstellungen',
  settingSections: {
    cards: 'Karten',
    table: 'Tisch',
    play: 'Spiel',
    sound: 'Klang',
    keys: 'Tasten',
    language: 'Sprache und Daten',
  },
  settingPreview: 'Karten und Tuch, wie sie eingestellt sind',
  ownKeys: 'Eigene Tasten',
  ownKeysHelp: 'Etwas wählen, dann die Taste drücken, die es haben soll. Die Rücktaste nimmt die Taste weg.',
  keyActs: { draw: 'Vom Talon geben', home: 'Auf die Ablage spielen', read: 'Stapel vorlesen' },
  noKey: 'keine',
  changeKey: (act, key) => `${act}: ${key}. Ändern`,
  pressKey: 'Taste drücken …',
  keyTaken: (key, act) => `${key} ist vergeben: ${act}. Eine andere wählen oder erst jene ändern.`,
  keyReserved: (key) => `${key} gehört dem Tisch und führt zu einer Spalte. Eine andere wählen.`,
  keyGiven: (act, key) => `${act}: ${key}.`,
  resetKeys: 'Alle Tasten wie am Anfang',
  resetSettings: 'Einstellungen zurücksetzen',
  resetSettingsTitle: 'Alle Einstellungen zurücksetzen?',
  resetSettingsText: 'Jede Einstellung ist wieder wie am Anfang. Spiele und Statistik bleiben.',
};
