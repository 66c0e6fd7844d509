/** What is particular to each layout of the trail, in German. */
import type { Shape } from '../shapes.ts';

type Told = Pick<Shape, 'summary' | 'tip' | 'more'>;

export const GERMAN_SHAPES: Readonly<Record<string, Told>> = {
  foothills: {
    summary:
      'Die ersten Schritte des Pfades: drei kleine Gipfel zu sechs Karten, von denen neun gleich frei sind, und 34 Karten im Talon.',
    tip: 'Die Gipfel haben nichts gemeinsam; man nimmt also immer den Zug, der am meisten aufdeckt.',
    more: 'Der Talon ist länger als die Auslage. Auf lange Serien warten statt einzelne Karten zu spielen, denn hier geht es um die Punkte und nicht ums Abräumen.',
  },
  palisade: {
    summary:
      'Acht gerade Spalten zu vier Karten, wie verdecktes Golf: keine Karte liegt unter mehr als einer, so dass fast jeder Zug eine weitere freilegt.',
    tip: 'Die Spalten gleich hoch halten; eine leere Spalte ist eine Wahl weniger.',
    more: 'Jede der acht Karten der oberen Reihe ist eine Gipfelkarte. Die erste davon kostet eine Spalte; sie sollte also die letzte einer Serie sein.',
  },
  chevrons: {
    summary:
      'Zwei ineinander steckende Pfeilspitzen aus 20 Karten, eine lange um eine kurze: vier Linien, und frei sind immer nur ihre vier Enden.',
    tip: 'Beide Arme einer Pfeilspitze zugleich abtragen; ihre Spitze liegt unter beiden.',
    more: 'Die äußere Spitze wird nach zwölf Zügen frei, die innere nach sechs. Mit den äußeren Armen anfangen und die inneren als Trittsteine benutzen.',
  },
  bellows: {
    summary:
      'Reihen zu acht, sieben, sechs und sieben, in der dritten schmal und dann wieder breit: 28 Karten, sieben davon frei.',
    tip: 'Durch die Sechserreihe kommen: jede ihrer Karten braucht zwei unter sich und öffnet den Weg zu den breiten Reihen.',
    more: 'An beiden Enden der oberen Reihen liegt eine Karte nur unter einer einzigen. Diese Ränder gehen zuerst auf.',
  },
  braid: {
    summary:
      'Drei Stränge, die sich nie berühren, jeder abwechselnd zwei Karten breit und eine: 24 Karten, sechs frei, ein Talon von 28.',
    tip: 'Die einzelnen Karten sind die Knoten: zwei Karten legen eine frei, und diese legt zwei frei.',
    more: 'Ein Paar zu Ende bringen, bevor man ein anderes beginnt. Drei halb offene Paare sind drei Knoten, die noch fest sind.',
  },
  mesa: {
    summary:
      'Ein Tafelberg aus 6, 7, 8 und 9 Karten, zusammen 30, mit neun freien und sechs Gipfelkarten in einer Reihe.',
    tip: 'Nachbarn der untersten Reihe nehmen; eine Karte darüber braucht beide, die unter ihr liegen.',
    more: 'Einen leichten Rand gibt es nicht: die Enden liegen unter zwei Karten wie alle anderen. Von einer Seite her arbeiten statt hier und da.',
  },
  'three-gems': {
    summary: 'Drei Rauten zu neun Karten, jede auf ihrer Spitze: am Anfang sind nur drei Karten frei.',
    tip: 'Die drei Spitzen so bald wie möglich nehmen; jede legt zwei Karten auf einmal frei.',
    more: 'Unterhalb der Mitte legt ein Zug mehr frei, als er nimmt; darüber braucht es wieder Paare. Alle drei Rauten halb offen haben, bevor man eine von ihnen hinaufsteigt.',
  },
  brickwork: {
    summary: 'Eine Mauer aus Ziegeln, Reihen zu acht und sieben im Wechsel: 30 Karten, sieben davon frei.',
    tip: 'An den Rändern anfangen: die äußeren Ziegel der Achterreihen liegen nur unter einer Karte.',
    more: 'Von einem offenen Rand geht es Ziegel für Ziegel nach innen, denn jeder braucht die zwei unter sich, und einer davon ist schon fort.',
  },
  'two-roofs': {
    summary:
      'Zwei Häuser nebeneinander: Pyramiden von vier Reihen über geraden Wänden. 28 Karten, acht frei, zwei Gipfelkarten.',
    tip: 'In der untersten Reihe legt jede Karte eine frei, dort kann man überall anfangen; von der Traufe an Nachbarn nehmen.',
    more: 'Die Häuser haben nichts gemeinsam. Beide in Gang halten, damit eines warten kann, während das andere die Karten hat, die passen.',
  },
  staircase: {
    summary:
      'Sieben gerade Spalten von einer bis sieben Karten, das Dreieck von Klondike, gespielt wie Golf: 28 Karten, sieben frei.',
    tip: 'Die langen Spalten entscheiden; wer die Wahl hat, spielt aus der tiefsten.',
    more: 'Die kurzen Spalten sind der Vorrat an freien Rängen. Ihre Karten verbergen wenig; also liegen lassen, bis sie eine Serie verbinden.',
  },
  ziggurat: {
    summary: 'Fünf Reihen von drei bis sieben Karten, zusammen 25, mit sieben freien und einem Talon von 27.',
    tip: 'Ein Stück der untersten Reihe von einer Seite her abtragen; drei Nachbarn legen zwei frei und diese noch eine.',
    more: 'Drei Gipfelkarten stehen am Ende, und zusammen brauchen sie die ganze unterste Reihe. Dort keine einzelne Karte zurücklassen.',
  },
  saddle: {
    summary: 'Zwei Gipfel mit einer Senke dazwischen auf drei breiten Reihen: 29 Karten, acht davon frei.',
    tip: 'Die beiden Karten in der Senke bedecken nichts; liegen lassen, bis eine Serie sie braucht.',
    more: 'Die Enden der dritten Reihe von unten liegen nur unter einer Karte: der Weg zu den Gipfeln öffnet sich zuerst von außen.',
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
    more: 'Jeder Kamm ist ein kleines Pyramid Golf. Auf dem einen Nachbarn nehmen und vom anderen nur, was die Serie verlängert.',
  },
  canyon: {
    summary:
      'Zwei Pyramiden, die mit der Spitze nach unten hängen: 30 Karten, zehn Gipfelkarten und zwei einzelne Karten zum Anfang.',
    tip: 'Beide Spitzen fortbringen; weiter unten legt jeder Zug mehr Karten frei, als er nimmt.',
    more: 'Die ersten Karten des Talons sind nur für zwei Karten da. Sind die Reihen erst vier breit, so wendet sich das Blatt, und Serien müssen den ausgegebenen Talon wettmachen.',
  },
  shield: {
    summary:
      'Ein Schild, der sich von vier Karten auf sieben verbreitert, mit einem geraden doppelten Rand: 29 Karten, vier davon frei.',
    tip: 'Die Ränder liegen nur unter einer Karte; man öffnet sie auf beiden Seiten und lässt die Mitte folgen.',
    more: 'Alle sieben Gipfelkarten liegen im Rand, in Spalten zu zwei. Ist die untere Karte einer solchen Spalte frei, so können beide gehen, sobald sie passen.',
  },
  arrowhead: {
    summary:
      'Eine Pyramide von vier Reihen auf zwei Beinen: 22 Karten, vier frei, eine Gipfelkarte und ein Talon von 30.',
    tip: 'Zuerst an jedem Bein die Innenseite hinauf; dort legt eine einzelne Karte die nächste frei.',
    more: 'Alles endet bei einer Karte, wie in Pyramid Golf. Bei 30 Karten im Talon lohnt Geduld: Bindeglieder für den Kopf aufheben, wo wenige Karten frei sind.',
  },
  ladder: {
    summary:
      'Drei Leitern, abwechselnd eine Karte breit und zwei, die auf einzelnen Karten stehen: 27 Karten, drei davon frei.',
    tip: 'Eine einzelne Karte legt zwei frei, zwei legen eine einzelne frei: eine Sprosse zu Ende bringen, bevor man den Talon anderswo ausgibt.',
    more: 'Eine Leiter hat nie mehr als zwei freie Karten. Vorzuziehen sind Züge, die auf mehr als einer Leiter Paare offen lassen.',
  },
  archway: {
    summary:
      'Ein Bogen auf zwei Pfeilern zu drei Spalten: 29 Karten, sieben frei, und eine davon ist der Schlussstein.',
    tip: 'Der Schlussstein hängt von Anfang an frei; als Bindeglied aufheben, bis die Pfeiler abgetragen sind.',
    more: 'Die Füße der Pfeiler legen je eine Karte frei. Weiter oben geht es an der Innenseite hinauf, wo eine Karte nur unter einer anderen liegt.',
  },
  fortress: {
    summary: 'Drei Türme auf einer dicken Mauer: 35 Karten, die meisten des Pfades, und nur 17 im Talon.',
    tip: 'Auf jede Karte des Talons kommen zwei, die zu spielen sind: auf Serien warten.',
    more: 'Die beiden Karten in den Öffnungen zwischen den Türmen bedecken nichts. Vor jedem Turm kommen drei breite Reihen; dort nimmt man Nachbarn, von den Rändern her.',
  },
  'twin-diamonds': {
    summary:
      'Zwei Rauten zu fünfzehn Karten, am Fuß abgeschnitten: 30 Karten, vier davon frei, zwei Gipfelkarten.',
    tip: 'Die unteren Hälften rasch öffnen, solange ein Zug mehr freilegt, als er nimmt, und den Talon für die oberen sparen.',
    more: 'Die äußeren Karten der Reihe über dem Fuß liegen unter einer Karte, die mittlere unter zweien. Von der breiten Reihe an ist jede Raute eine Pyramide von vier Reihen.',
  },
  hourglass: {
    summary:
      'Reihen zu 6, 5, 4, 3, 4 und 5: 27 Karten, und alles, was oben liegt, muss durch einen Hals von drei.',
    tip: 'Auf den Hals zielen. Neun Karten liegen unter ihm, und bevor er offen ist, öffnet sich darüber nichts.',
    more: 'Die unteren Reihen von einer Seite her abtragen, so dass eine Karte des Halses früh geht: sie öffnet einen Rand der oberen Hälfte, während der Rest noch verschlossen ist.',
  },
};
