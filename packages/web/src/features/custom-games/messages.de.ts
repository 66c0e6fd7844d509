/** German messages: the player's own games. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { grouped } = formatsOf('de');
const date = (at: number): string => new Date(at).toLocaleDateString('de', { dateStyle: 'medium' });

export const messages: Catalogue<typeof en> = {
  rules: 'Regeln',
  mine: 'Meine Spiele',
  mineText: 'Spiele mit selbst geänderten Regeln und solche, die aus Links und Dateien behalten wurden.',
  none: 'Die Regeln jedes Spiels lassen sich ändern.',
  workshop: 'Werkstatt',
  madeFrom: (parent, at) => `Aus ${parent} gemacht, ${date(at)}`,
  madeAnew: (at) => `Aus nichts Bekanntem gemacht, ${date(at)}`,
  change: 'Regeln ändern',
  more: 'Teilen, umbenennen, löschen',
  title: 'Name',
  rename: 'Umbenennen',
  renamed: (title) => `Es heißt jetzt ${title}.`,
  copyLink: 'Link kopieren',
  share: 'Teilen …',
  file: 'Als Datei speichern',
  remove: 'Löschen …',
  removeTitle: (title) => `${title} löschen?`,
  removeText: 'Ergebnisse und gespielte Partien bleiben und lassen sich weiter ansehen.',
  removeNow: 'Löschen',
  removed: (title) => `${title} ist gelöscht.`,
  bringFile: 'Spieldatei öffnen',
  brought: (title) => `${title} gehört jetzt zu deinen Spielen.`,
  here: (title) => `Diese Regeln gehören schon zu deinen Spielen: ${title}.`,
  notBrought: 'Diese Datei wurde nicht übernommen; alles ist, wie es war.',
  notGame: 'Das ist kein Spiel, das Cairn als Datei gespeichert hat.',
  tooLong: (most) => `Die Datei eines Spiels ist höchstens ${grouped(most)} Zeichen lang.`,
  fromLinks: 'Aus Links, nicht behalten',
  forget: 'Aus dieser Liste nehmen',
  forgotten: (title) => `${title} steht nicht mehr in der Liste.`,
  offer: (title) => `${title} kam mit seinen Regeln im Link.`,
};
