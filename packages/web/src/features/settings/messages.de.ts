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
    help: 'Automatisch: vier Farben, außer in Spielen, in denen Rot und Schwarz zählen.',
    values: {
      auto: 'Automatisch',
      classic: 'Klassisch (rot und schwarz)',
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
    help: 'Auf kleinen Bildschirmen sind die Karten schon so groß, wie sie passen.',
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
    help: 'Wenn dein Gerät weniger Bewegung verlangt, bleibt sie aus.',
    values: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
  },
  hand: { title: 'Anordnung für', values: { right: 'Rechte Hand', left: 'Linke Hand' } },
  clock: { title: 'Uhr', values: { shown: 'Sichtbar', hidden: 'Verborgen' } },
  score: {
    title: 'Punktestand',
    help: 'Verborgen siehst du ihn erst am Ende.',
    values: { shown: 'Sichtbar', hidden: 'Verborgen' },
  },
  tracker: { title: 'Kartenzähler', values: { closed: 'Zu', open: 'Offen' } },
  safe: {
    title: 'Sichere Karten automatisch hochlegen',
    help: 'Sicher ist eine Karte, die du auf dem Tisch nicht mehr brauchen kannst. „Rückgängig“ nimmt sie mit deinem Zug zurück.',
    values: { off: 'Aus', on: 'An' },
  },
  finish: {
    title: 'Automatisch zu Ende spielen, wenn der Sieg sicher ist',
    help: 'Wenn alle Karten bekannt sind und das Hochlegen keine Punkte kostet.',
    values: { off: 'Aus', ask: 'Anbieten', on: 'An' },
  },
  keys: {
    title: 'Tastenkürzel',
    help: 'Aus: Nur Pfeile, Eingabe, Leertaste, Tab und Esc wirken.',
    values: { on: 'An', off: 'Aus' },
  },
  winnable: {
    title: 'Nur Blätter geben, die zu gewinnen sind',
    help: 'Jedes Blatt wird vorher von einem Löser geprüft, der alle Karten sieht. Verlieren kannst du trotzdem. Ein Blatt nach Nummer wird gegeben, wie es ist.',
    values: { off: 'Alle Blätter', on: 'Nur gewinnbare' },
  },
  askNew: { title: 'Fragen, bevor du ein Blatt verlässt', values: { on: 'Fragen', off: 'Nicht fragen' } },
  askEnd: { title: 'Fragen, bevor du ein Blatt beendest', values: { on: 'Fragen', off: 'Nicht fragen' } },
  awake: {
    title: 'Bildschirm anlassen',
    help: 'Solange du spielst.',
    values: { off: 'Aus', on: 'An' },
  },
  sound: {
    title: 'Ton',
    help: 'Du hörst deine Züge; eine Serie steigt die Tonleiter hinauf.',
    values: { off: 'Aus', on: 'An' },
  },
  volume: { title: 'Lautstärke', values: { quiet: 'Leise', normal: 'Normal', loud: 'Laut' } },
  haptics: {
    title: 'Vibration',
    help: 'Auf Geräten, die es können.',
    values: { off: 'Aus', on: 'An' },
  },
  lost: {
    title: 'Melden, wenn ein Blatt verloren ist',
    help: 'Nur wenn die sichtbaren Karten es beweisen.',
    values: { on: 'An', off: 'Aus' },
  },
};

export const messages: Catalogue<typeof en> = {
  settings,
  dataTitle: 'Deine Daten',
  dataText:
    'Einstellungen, Ergebnisse und Partien sind nur in diesem Browser gespeichert. Exportiere eine Datei, um sie mitzunehmen.',
  exportAll: 'Alles exportieren',
  importFile: 'Datei importieren …',
  imported: (added, known) =>
    `${count(added, 'Ergebnis', 'Ergebnisse')} hinzugefügt${known === 0 ? '' : `, ${grouped(known)} waren schon da`}. Es gelten die Einstellungen der Datei.`,
  gamesTaken: (n) => `${count(n, 'eigenes Spiel', 'eigene Spiele')} dazugekommen.`,
  notImported: 'Die Datei wurde nicht importiert. Nichts hat sich geändert.',
  badBackup: {
    json: (found) => `Das ist keine Sicherung von Cairn: ${found}`,
    backup: (found) => `Erwartet wird eine Datei, die Cairn exportiert hat; gefunden: ${found || 'nichts'}`,
    version: (found) =>
      `Erwartet wird eine Version, die dieses Cairn lesen kann; gefunden: ${found || 'keine'}`,
    result: (found) => `Erwartet wird ein Ergebnis; gefunden: ${found || 'nichts'}`,
    results: (found) => `Erwartet wird eine Liste von Ergebnissen; gefunden: ${found || 'nichts'}`,
    series: (found) => `Erwartet wird eine Herausforderung; gefunden: ${found || 'nichts'}`,
    game: () => 'Eines deiner eigenen Spiele lässt sich nicht spielen:',
    games: (found) => `Erwartet wird eine Liste von Spielen; gefunden: ${found || 'nichts'}`,
    value: (found) => (found === '' ? 'Ein Wert fehlt' : `Das gehört nicht hierher: ${found}`),
    names: (found) => `Erwartet werden Einträge mit Namen; gefunden: ${found || 'nichts'}`,
  },
  erase: 'Alles löschen',
  eraseTitle: 'Alles löschen?',
  eraseText:
    'Das löscht dein Spiel, die Einstellungen und die Statistik aus diesem Browser. Es lässt sich nicht rückgängig machen.',
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
  settingPreview: 'Vorschau von Karten und Tisch',
  ownKeys: 'Eigene Tasten',
  ownKeysHelp: 'Wähle eine Aktion und drücke dann eine Taste. Die Rücktaste entfernt sie.',
  keyActs: { draw: 'Vom Talon geben', home: 'Auf einen Grundstapel', read: 'Stapel vorlesen' },
  noKey: 'keine',
  changeKey: (act, key) => `${act}: ${key}. Ändern`,
  pressKey: 'Taste drücken …',
  keyTaken: (key, act) => `${key} ist vergeben (${act}). Wähle eine andere Taste oder ändere erst jene.`,
  keyReserved: (key) => `${key} führt schon zu einer Spalte. Wähle eine andere Taste.`,
  keyGiven: (act, key) => `${act}: ${key}.`,
  resetKeys: 'Tasten zurücksetzen',
  resetSettings: 'Einstellungen zurücksetzen',
  resetSettingsTitle: 'Alle Einstellungen zurücksetzen?',
  resetSettingsText: 'Alle Einstellungen werden wieder wie am Anfang. Spiele und Statistik bleiben.',
};
