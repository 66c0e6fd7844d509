/** German messages: the player's own games. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { grouped } = formatsOf('de');
const date = (at: number): string => new Date(at).toLocaleDateString('de', { dateStyle: 'medium' });

export const messages: Catalogue<typeof en> = {
  rules: 'Regeln',
  mine: 'Meine Spiele',
  mineText:
    'Spiele, deren Regeln du geändert hast, und solche, die du aus Links und Dateien gespeichert hast.',
  none: 'Mach dein eigenes: Ändere die Regeln eines Spiels.',
  workshop: 'Werkstatt',
  madeFrom: (parent, at) => `Aus ${parent} gemacht, ${date(at)}`,
  madeAnew: (at) => `Ganz neu gemacht, ${date(at)}`,
  change: 'Regeln ändern',
  notPlayed: 'Noch nicht gespielt',
  record: (won, played) => `${grouped(won)} von ${grouped(played)} gewonnen`,
  more: 'Teilen, umbenennen, löschen',
  title: 'Name',
  rename: 'Umbenennen',
  renamed: (title) => `Es heißt jetzt ${title}.`,
  copyLink: 'Link kopieren',
  share: 'Teilen …',
  file: 'Als Datei speichern',
  remove: 'Löschen …',
  removeTitle: (title) => `${title} löschen?`,
  removeText: 'Deine Ergebnisse bleiben, und du kannst deine Partien weiter ansehen.',
  removeNow: 'Löschen',
  removed: (title) => `${title} wurde gelöscht.`,
  bringFile: 'Spieldatei öffnen',
  brought: (title) => `${title} gehört jetzt zu deinen Spielen.`,
  here: (title) => `Diese Regeln hast du schon: ${title}.`,
  notBrought: 'Die Datei wurde nicht geöffnet. Nichts hat sich geändert.',
  notGame: 'Das ist keine Spieldatei von Cairn.',
  tooLong: (most) => `Eine Spieldatei hat höchstens ${grouped(most)} Zeichen.`,
  fromLinks: 'Aus Links, nicht gespeichert',
  forget: 'Aus der Liste entfernen',
  forgotten: (title) => `${title} steht nicht mehr in der Liste.`,
};
