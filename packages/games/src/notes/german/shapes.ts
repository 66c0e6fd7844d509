/** What is particular to each layout of the trail, in German. */
import type { Shape } from '../shapes.ts';

type Told = Pick<Shape, 'summary' | 'tip' | 'more'>;

export const GERMAN_SHAPES: Readonly<Record<string, Told>> = {
  foothills: {
    summary:
      'Die ersten Schritte des Pfades: drei kleine Gipfel zu sechs Karten, von denen neun gleich frei sind, und 34 Karten im Talon.',
    tip: 'Die Gipfel haben nichts gemeinsam; man nimmt also immer den Zug, der am meisten aufdeckt.',
    more: 'Der Talon ist länger als die Auslage. Auf lange Serien warten statt einzelne Karten zu spielen, denn abräumen lässt sich fast jedes Blatt; es geht um die Punkte.',
  },
  palisade: {
    summary:
      'Acht gerade Spalten zu vier Karten, wie Golf mit verdeckten Karten. Keine Karte liegt unter mehr als einer anderen, so dass fast jeder Zug eine freilegt.',
    tip: 'Die Spalten gleich hoch halten; eine leere Spalte bedeutet eine Karte weniger zur Wahl.',
    more: 'Jede der acht Karten der oberen Reihe ist eine Gipfelkarte. Jede gespielte kostet eine Spalte; sie sollte also die letzte Karte einer Serie sein.',
  },
  chevrons: {
    summary:
      'Zwei ineinander steckende Pfeilspitzen aus 20 Karten, eine lange um eine kurze: vier Linien, und frei sind immer nur ihre vier Enden.',
    tip: 'Beide Arme einer Pfeilspitze zugleich abtragen; ihre Spitze liegt unter beiden.',
    more: 'Die äußere Spitze wird nach zwölf Zügen frei, die innere nach sechs. Mit den äußeren Armen anfangen und die inneren als Trittsteine benutzen.',
  },
  bellows: {
    summary:
      'Reihen zu acht, sieben, sechs und sieben Karten, in der dritten am schmalsten: 28 Karten, sieben davon frei.',
    tip: 'Durch die Sechserreihe kommen: jede ihrer Karten liegt unter zwei anderen und versperrt den Weg zu den breiten Reihen.',
    more: 'An beiden Enden der oberen Reihen liegt eine Karte nur unter einer einzigen. Diese Ränder gehen zuerst auf.',
  },
  braid: {
    summary:
      'Drei Stränge, die sich nie berühren, jeder abwechselnd zwei Karten breit und eine: 24 Karten, sechs frei, ein Talon von 28.',
    tip: 'Die einzelnen Karten sind die Knoten: zwei Karten müssen weg, um eine freizulegen, und die legt zwei frei.',
    more: 'Ein Paar zu Ende bringen, bevor man das nächste anfängt. Bei drei halben Paaren bleiben alle drei Knoten.',
  },
  mesa: {
    summary:
      'Ein Tafelberg aus 6, 7, 8 und 9 Karten, zusammen 30, mit neun freien und sechs Gipfelkarten in einer Reihe.',
    tip: 'Karten nehmen, die in der untersten Reihe nebeneinander liegen; eine Karte darüber ist erst frei, wenn beide auf ihr weg sind.',
    more: 'Einen leichten Rand gibt es nicht: die Enden liegen unter zwei Karten wie alle anderen. Von einer Seite her arbeiten statt mal hier, mal da.',
  },
  'three-gems': {
    summary: 'Drei Rauten zu neun Karten, jede auf ihrer Spitze: am Anfang sind nur drei Karten frei.',
    tip: 'Die drei Spitzen so bald wie möglich nehmen; jede legt zwei Karten auf einmal frei.',
    more: 'Unterhalb der Mitte legt ein Zug mehr frei, als er nimmt; darüber braucht es wieder Paare. Alle drei Rauten bis zur Hälfte öffnen, bevor man sich eine von ihnen weiter vornimmt.',
  },
  brickwork: {
    summary: 'Eine Mauer aus Ziegeln, Reihen zu acht und sieben im Wechsel: 30 Karten, sieben davon frei.',
    tip: 'An den Rändern anfangen: die äußeren Ziegel der Achterreihen liegen nur unter einer Karte.',
    more: 'Von einem offenen Rand geht es Ziegel für Ziegel nach innen, denn jeder liegt unter zwei anderen, und einer davon ist schon weg.',
  },
  'two-roofs': {
    summary:
      'Zwei Häuser nebeneinander: Pyramiden von vier Reihen über geraden Wänden. 28 Karten, acht frei, zwei Gipfelkarten.',
    tip: 'In der untersten Reihe legt jede Karte eine frei, dort kann man überall anfangen; von der Traufe an Karten nehmen, die nebeneinander liegen.',
    more: 'Die Häuser haben nichts gemeinsam. An beiden arbeiten, damit eines warten kann, während das andere passende Karten hat.',
  },
  staircase: {
    summary:
      'Sieben gerade Spalten von einer bis sieben Karten, das Dreieck von Klondike, gespielt wie Golf: 28 Karten, sieben frei.',
    tip: 'Die langen Spalten entscheiden; wer die Wahl hat, spielt aus der längsten.',
    more: 'Die kurzen Spalten sind der Vorrat an freien Rängen. Ihre Karten bedecken wenig; also aufheben, bis man sie als Bindeglied einer Serie braucht.',
  },
  ziggurat: {
    summary: 'Fünf Reihen von drei bis sieben Karten, zusammen 25, mit sieben freien und einem Talon von 27.',
    tip: 'Ein Stück der untersten Reihe von einer Seite her abtragen; drei Karten nebeneinander legen zwei frei und diese noch eine.',
    more: 'Zuletzt kommen drei Gipfelkarten, und zusammen liegen sie unter der ganzen untersten Reihe. Dort keine einzige Karte zurücklassen.',
  },
  saddle: {
    summary: 'Zwei Gipfel mit einer Senke dazwischen auf drei breiten Reihen: 29 Karten, acht davon frei.',
    tip: 'Die beiden Karten in der Senke bedecken nichts; liegen lassen, bis eine Serie sie braucht.',
    more: 'Die Enden der dritten Reihe von unten liegen nur unter einer Karte: von außen kommt man am schnellsten zu den Gipfeln.',
  },
  lantern: {
    summary:
      'Eine Laterne aus Reihen zu sieben und sechs unter einem Gipfel von sechs Karten: 25 Karten, sechs frei, und ein Talon von 27.',
    tip: 'Die äußeren Karten des Rahmens sind leicht und führen nirgendwohin; in der Mitte arbeiten, unter dem Gipfel.',
    more: 'Die Enden der Siebenerreihe liegen je unter einer Karte, und die Enden der Reihe darüber sind Gipfelkarten. Beides sind Trittsteine, keine Ziele.',
  },
  gorge: {
    summary:
      'Zwei Wände, die sich voneinander weg neigen, oben breit: 28 Karten, acht Gipfelkarten und vier freie Karten.',
    tip: 'Von einer Wand zuerst die innere Karte unten spielen; sie legt ganz allein eine Karte frei.',
    more: 'Die Wände haben nichts gemeinsam und je nur zwei Zugänge. Ist eine versperrt, muss die andere weiterhelfen.',
  },
  'twin-ridges': {
    summary:
      'Zwei Pyramiden von vier Reihen auf einer Grundreihe von neun: 29 Karten, neun davon frei, zwei Gipfelkarten.',
    tip: 'Die mittlere Karte der untersten Reihe früh spielen; sie allein liegt auf beiden Kämmen.',
    more: 'Jeder Kamm ist ein kleines Pyramid Golf. Auf dem einen Karten nehmen, die nebeneinander liegen, und vom anderen nur, was die Serie verlängert.',
  },
  canyon: {
    summary:
      'Zwei Pyramiden, die mit der Spitze nach unten hängen: 30 Karten, zehn Gipfelkarten, und am Anfang sind nur zwei Karten frei.',
    tip: 'Beide Spitzen loswerden; weiter unten legt jeder Zug mehr Karten frei, als er nimmt.',
    more: 'Die ersten Karten vom Talon gehen für nur zwei Karten drauf. Sind die Reihen erst vier Karten breit, wird es leichter, und lange Serien müssen den verbrauchten Talon wettmachen.',
  },
  shield: {
    summary:
      'Ein Schild, der sich von vier Karten auf sieben verbreitert, mit einem geraden doppelten Rand: 29 Karten, vier davon frei.',
    tip: 'Die Ränder liegen nur unter einer Karte; man öffnet sie auf beiden Seiten und lässt die Mitte folgen.',
    more: 'Alle sieben Gipfelkarten liegen im Rand, in Spalten zu zwei. Ist die untere Karte einer Spalte frei, kann man beide spielen, sobald sie passen.',
  },
  arrowhead: {
    summary:
      'Eine Pyramide von vier Reihen auf zwei Beinen: 22 Karten, vier frei, eine Gipfelkarte und ein Talon von 30.',
    tip: 'An jedem Bein auf der Innenseite anfangen; dort legt jede Karte die nächste frei.',
    more: 'Alles endet bei einer Karte, wie in Pyramid Golf. Bei 30 Karten im Talon lohnt Geduld: Bindeglieder für den Kopf aufheben, wo wenige Karten frei sind.',
  },
  ladder: {
    summary:
      'Drei Leitern, abwechselnd eine Karte breit und zwei, die auf einzelnen Karten stehen: 27 Karten, drei davon frei.',
    tip: 'Eine einzelne Karte legt zwei frei, zwei legen eine einzelne frei: eine Sprosse zu Ende bringen, bevor man anderswo Karten vom Talon verbraucht.',
    more: 'Eine Leiter hat nie mehr als zwei freie Karten. Möglichst auf mehr als einer Leiter ein freies Paar haben.',
  },
  archway: {
    summary:
      'Ein Bogen auf zwei Pfeilern zu drei Spalten: 29 Karten, sieben frei, und eine davon ist der Schlussstein.',
    tip: 'Der Schlussstein ist von Anfang an frei; als Bindeglied aufheben, bis die Pfeiler weg sind.',
    more: 'Die Füße der Pfeiler legen je eine Karte frei. Weiter oben arbeitet man an der Innenseite, wo jede Karte nur unter einer anderen liegt.',
  },
  fortress: {
    summary: 'Drei Türme auf einer dicken Mauer: 35 Karten, die meisten des Pfades, und nur 17 im Talon.',
    tip: 'Für jede Karte vom Talon muss man zwei spielen: also auf Serien warten.',
    more: 'Die beiden Karten in den Öffnungen zwischen den Türmen bedecken nichts. Vor jedem Turm muss man drei breite Reihen abräumen; dort nimmt man Karten, die nebeneinander liegen, von den Rändern her.',
  },
  'twin-diamonds': {
    summary:
      'Zwei Rauten zu fünfzehn Karten, am Fuß abgeschnitten: 30 Karten, vier davon frei, zwei Gipfelkarten.',
    tip: 'Die unteren Hälften rasch öffnen, solange ein Zug mehr freilegt, als er nimmt, und den Talon für die oberen sparen.',
    more: 'Die äußeren Karten der Reihe über dem Fuß liegen unter einer Karte, die mittlere unter zweien. Von der breiten Reihe an ist jede Raute eine Pyramide von vier Reihen.',
  },
  hourglass: {
    summary: 'Reihen zu 6, 5, 4, 3, 4 und 5 Karten: zusammen 27, und man muss durch einen Hals von drei.',
    tip: 'Zum Hals vorarbeiten. Neun Karten liegen unter ihm, und vorher öffnet sich darüber nichts.',
    more: 'Die unteren Reihen von einer Seite her abtragen, so dass man eine Karte des Halses früh spielen kann: sie öffnet einen Rand der oberen Hälfte, während der Rest noch verschlossen ist.',
  },
};
