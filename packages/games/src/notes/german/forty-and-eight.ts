/** Notes on Forty and Eight in German. */
import type { NoteTexts } from '../note.ts';

export const fortyAndEightGerman: NoteTexts = {
  of: 'forty-and-eight',
  summary:
    'Forty Thieves in acht Spalten zu fünf. Die Spalten sind tiefer und weniger, was es schwer macht; der Talon darf ein ' +
    'zweites Mal durchgespielt werden, was es wieder gutmacht.',
  tip: 'Im ersten Durchgang den Talon kennenlernen und eine Spalte öffnen, im zweiten gewinnen.',
  strategy: [
    'Eine Spalte von fünf zu leeren dauert länger als eine von vier. Früh eine auswählen, nach dem, was darin liegt, und dabei bleiben.',
    'Im ersten Durchgang vorbeilassen, was keinen guten Platz hat; es kommt in derselben Reihenfolge wieder, ohne das, was genommen ist.',
    'Vor dem zweiten Durchgang die ganze Ablage ansehen. Ihre erste Karte kommt zuerst: planen, wohin das erste Dutzend gehen soll.',
    'Für den zweiten Durchgang möglichst eine Lücke bewahren. Dann wächst die Ablage nicht mehr über das hinweg, was gebraucht wird, sondern ist eine Liste, die man lesen kann.',
    'Im Übrigen wie in Forty Thieves spielen: nichts zieht ohne Grund, Lücken bleiben leer, und niedrige Karten gehen zuerst.',
  ],
  cases: [
    {
      question: 'Wie viele Durchgänge gibt es?',
      answer: 'Zwei: der Talon wird gegeben, und die Ablage wird einmal ungemischt umgedreht.',
    },
    {
      question: 'Darf eine Folge ziehen?',
      answer:
        'Karte für Karte, soweit es Lücken erlauben; nach einer Option ziehen Folgen einer Farbe auf einmal.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Eine Karte, gleich welche.',
    },
  ],
  house: [
    'Nur ein Durchgang, wie in manchen Programmen.',
    'Vier Reihen austeilen statt fünf; der Talon hat dann 72 Karten.',
  ],
  glossary: [
    { term: 'Durchgang', meaning: 'Einmal durch den ganzen Talon.' },
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Was sind die vierzig und was die acht?',
      answer: 'Vierzig Karten in acht Spalten. Vier Reihen, die manche Programme austeilen, wären 32.',
    },
    {
      question: 'Wie viele Karten lassen sich mit leeren Spalten versetzen?',
      answer:
        'Jede verdoppelt die Zahl: zwei Karten mit einer Lücke, vier mit zweien, acht mit dreien, wenn keine davon das Ziel der Karten ist.',
    },
  ],
  history: [
    'Solitaire Forever nennt Douglas Brown als Quelle einer Fassung ohne zweiten Durchgang, der andere Programme folgen, und fügt den Durchgang hinzu, weil acht Spalten sich nur langsam öffnen. Wer das Spiel ersonnen hat, wissen wir nicht.',
  ],
  rates: [],
  claims: ['Wir kennen keine veröffentlichte Quote, weder von Lösern noch von Spielern.'],
  disagreements: [
    {
      question: 'Wie viele Reihen?',
      sources: 'Fünf, 40 Karten [forever, bliss, politaire]; vier, 32 Karten [pysolfc].',
      here: 'Fünf; vier ist eine Option.',
    },
    {
      question: 'Wie viele Durchgänge?',
      sources: 'Zwei [forever, bliss, politaire, pysolfc]; einer, nach Douglas Brown [forever].',
      here: 'Zwei.',
    },
  ],
  similar: ['Zehn Spalten zu vier und ein einziger Durchgang.', 'Ein Kartenspiel, und Folgen dürfen ziehen.'],
  references: {},
};
