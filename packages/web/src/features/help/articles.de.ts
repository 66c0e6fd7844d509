/** The articles in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { articles as english } from './articles.en.ts';

export const articles: Catalogue<typeof english> = {
  how: {
    sections: [
      {
        heading: 'Worum es geht',
        text: [
          'Solitär (auch Patience genannt) ist ein Kartenspiel für eine Person. Die Karten werden nach einem Muster ausgelegt, und du versuchst, sie zu ordnen. Jedes Spiel hat hier seine eigene Regelseite, erzeugt aus genau den Regeln, nach denen der Tisch spielt. Du findest sie im Menü unter „Regeln“.',
          'In Spielen wie TriPeaks und Golf räumst du den Tisch Karte für Karte ab, jede einen Rang über oder unter der vorigen. In Spielen wie Klondike, Canfield und Russian Solitaire legst du die Farben vom Ass aufwärts ab, während du Spalten abwärts baust. In All in a Row und Black Hole liegen alle Karten offen, und du kannst alles ausrechnen.',
        ],
      },
      {
        heading: 'Dein erstes Spiel',
        text: [
          'Fang mit TriPeaks an. Du baust auf die Karte ganz unten: Tippe eine offene Karte an, die einen Rang darüber oder darunter liegt. Sie geht dorthin, und nun baust du auf sie. König und Ass passen aufeinander. Wenn nichts passt, tippe den Talon an. Je länger deine Serie ohne den Talon wird, desto mehr zählt jede Karte.',
          'Nimm nicht einfach die erste Karte, die passt. Schau, welche von zwei gleichen mehr aufdeckt und nach welcher es weitergeht.',
        ],
      },
      {
        heading: 'Karten bewegen',
        text: [
          'Tippe eine Karte an, und sie geht an den besten Platz. Tippst du innerhalb etwa einer Sekunde noch einmal, geht sie an den nächsten. Oder zieh sie: Plätze, die sie nehmen, leuchten auf. Wenn eine Karte nicht geht, sagt Cairn, warum.',
          'Mit Tasten: Die Pfeile gehen von Karte zu Karte, Eingabe nimmt auf und legt hin, Umschalt und Eingabe spielen sofort, D gibt, Z macht rückgängig. Die Befehlszeile (C) nimmt Züge, wie sie in Aufzeichnungen stehen.',
          'Du kannst beliebig weit rückgängig machen, auch einen Neubeginn oder neues Geben. Nichts geht verloren: „Züge“ zeigt alle Wege als Baum.',
        ],
      },
      {
        heading: 'Hilfe beim Spielen',
        text: [
          'Ein Tipp (H) zeigt einen guten Zug. Wo Karten verdeckt sind, weiß er nicht mehr als du: Er probiert den Zug in vielen Blättern, die wie deins aussehen, und sagt dir, wie oft er gewinnt. Wo alle Karten offen liegen, rechnet er genau.',
          'Der Kartenzähler zeigt, welche Karten du noch nicht gesehen hast. Cairn sagt dir, wenn ein Blatt nicht mehr zu gewinnen ist, aber nur, wenn das aus dem folgt, was du siehst.',
        ],
      },
    ],
  },
  faq: {
    sections: [
      {
        heading: 'Ist jedes Blatt zu gewinnen?',
        text: [
          'Nein, und es ist von Spiel zu Spiel verschieden: Bei Trigon ist etwa eines von sechs zu gewinnen, bei TriPeaks wären es 97 von 100, wenn du durch die Karten sehen könntest. Du siehst weniger und gewinnst darum seltener. Mit „Nur Blätter geben, die zu gewinnen sind“ in den Einstellungen lässt du die hoffnungslosen weg.',
        ],
      },
      {
        heading: 'Ich spiele nur gewinnbare Blätter und verliere trotzdem. Warum?',
        text: [
          'Wer jede Karte kennt, könnte gewinnen. Du kennst sie nicht, und so können zwei Züge gleich aussehen, von denen nur einer richtig ist.',
        ],
      },
      {
        heading: 'Was heißen „zu gewinnen“, „nicht zu gewinnen“ und „offen“?',
        text: [
          'Die ersten beiden sind bewiesen: Wir haben eine Zugfolge gefunden, die gewinnt, oder gezeigt, dass jede scheitert. „Offen“ heißt, dass der Suche vorher Zeit oder Speicher ausging. Cairn rät nie.',
        ],
      },
      {
        heading: 'Sind die Karten wirklich zufällig?',
        text: [
          'Ja. Der Zufallsgenerator deines Geräts zieht die Nummer jedes neuen Blatts. Aus der Nummer folgen die Karten: Blatt 7 von Klondike ist auf jedem Gerät dasselbe, dieses Jahr und in zehn Jahren. Beim Spielen ändert sich nichts.',
        ],
      },
      {
        heading: 'Kann ich Blätter anderer Programme spielen?',
        text: [
          'Ja. „Nach Nummer geben“ nimmt die Nummern von Microsoft FreeCell (ms:617) und PySolFC (pysol:12345) oder ein ganzes Kartenspiel, Karte für Karte.',
        ],
      },
      {
        heading: 'Sieht ein Tipp verdeckte Karten?',
        text: [
          'Nie. Tipps, Kartenzähler, Hinweise und Chancen nutzen nur, was du siehst. Zwei Dinge sehen hinter die Karten, und beide fragen dich vorher: „Eine Lösung ansehen“ und „Ist dieses Blatt noch zu gewinnen?“, solange Karten verdeckt sind. In der Aufzeichnung steht es dann.',
        ],
      },
      {
        heading: 'Warum wurde meine Partie nicht gezählt?',
        text: [
          'Du hattest das Blatt schon beendet, seine Züge kamen mit einem Link, oder du hattest eine Lösung gesehen. Ein Zeichen neben der Nummer sagt es dir.',
        ],
      },
      {
        heading: 'Schadet Rückgängig meiner Statistik?',
        text: [
          'Nein. Es steht in der Aufzeichnung, sonst nichts. Manche Spiele und Herausforderungen begrenzen Rückgängig; das steht dann in ihren Regeln.',
        ],
      },
      {
        heading: 'Wo sind meine Partien gespeichert?',
        text: [
          'Nur in diesem Browser. Cairn fragt keinen anderen Rechner und sagt keinem etwas. Für ein anderes Gerät, oder um sicherzugehen, exportiere in den Einstellungen alles als Datei und importiere es dort.',
        ],
      },
      {
        heading: 'Läuft es offline?',
        text: [
          'Ja, nach deinem ersten Besuch. Du kannst es auch installieren: Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.',
        ],
      },
      {
        heading: 'Kann ich ein Blatt an Freunde schicken?',
        text: [
          'Ja. „Link kopieren“ nennt das Spiel, seine Regeln und das Blatt. „Link mit Zügen kopieren“ enthält deine ganze Partie: Freunde können zusehen oder dasselbe Blatt gegen deine Punkte spielen.',
        ],
      },
      {
        heading: 'Die Karten sind zu klein, oder ich erkenne die Farben nicht.',
        text: [
          'In den Einstellungen kannst du Karten und Zeichen vergrößern und Karten mit vier Farben, für Farbenblinde, mit hohem Kontrast oder in Grau wählen. Auf dem Telefon haben manche Spiele quer mehr Platz.',
        ],
      },
      {
        heading: 'Kann ich spielen, ohne den Bildschirm zu sehen?',
        text: [
          'Ja. Du kannst jedes Spiel mit Tasten und Screenreader spielen. I liest den Tisch vor, V einen Stapel, Q die Punkte; jeder Zug wird in einem Satz gesagt.',
        ],
      },
    ],
  },
  about: {
    sections: [
      {
        heading: 'Was es ist',
        text: [
          'Cairn ist ein Ort, um Patiencen zu spielen, ihre Regeln zu ändern, sie zu lösen und zu messen. Ein Programm spielt alle Spiele, und jedes Spiel ist ein kleines Stück Daten; darum können sich Regelseite und Tisch nicht widersprechen.',
          'Ein Cairn ist ein Steinhaufen, der einen Weg zeigt. Jeder, der vorbeikommt, legt einen Stein dazu.',
        ],
      },
      {
        heading: 'Was es verspricht',
        text: [
          'Keine Werbung, kein Konto, keine Verfolgung. Cairn fragt keinen anderen Rechner, und alles, was es weiß, bleibt in diesem Browser.',
          'Kein Mogeln, weder für dich noch gegen dich. Jedes Blatt ist eine Nummer, Hilfe weiß nur, was du weißt, und gewonnen oder verloren nennt Cairn ein Blatt nur, wenn es bewiesen ist.',
          'Zu jeder Zahl steht, wie sie gefunden wurde, damit du sie nachprüfen kannst.',
        ],
      },
      {
        heading: 'Wer was gemacht hat',
        text: [
          'Die Spiele sind älter als Cairn. Jede Regelseite nennt ihre Quellen und, wo bekannt, wer das Spiel erfunden hat.',
          'Cairn ist freie Software unter der MIT-Lizenz. Die Figuren der Bildkarten sind von Adrian Kennard, gemeinfrei (CC0).',
        ],
      },
    ],
  },
};
