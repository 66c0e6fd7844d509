/** The articles in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { articles as english } from './articles.en.ts';

export const articles: Catalogue<typeof english> = {
  how: {
    sections: [
      {
        heading: 'Worum es geht',
        text: [
          'Patience ist ein Spiel für eine Person: Ein gemischtes Spiel Karten wird nach einer Regel ausgelegt, und du versuchst, Ordnung hineinzubringen. Jedes Spiel hat hier seine eigene Seite mit Regeln, erzeugt aus genau den Regeln, nach denen der Tisch spielt; „Regeln“ im Menü öffnet die Seite des Spiels, das du gerade spielst.',
          'In Spielen wie TriPeaks und Golf verlassen die Karten den Tisch eine nach der anderen, jede einen Rang über oder unter der vorigen. In Spielen wie Klondike, Canfield und den russischen Spielen werden die Farben vom Ass aufwärts abgelegt, während die Spalten abwärts wachsen. In All in a Row und Black Hole liegen alle Karten offen, und alles lässt sich ausrechnen.',
        ],
      },
      {
        heading: 'Das erste Spiel',
        text: [
          'Fang mit TriPeaks an. Auf die Karte ganz unten wird gespielt. Tippe irgendeine offene Karte an, die einen Rang darüber oder darunter liegt, und sie geht dorthin; nun wird auf sie gespielt. König und Ass sind Nachbarn. Passt nichts, tippe den Talon an. Je länger eine Reihe ohne den Talon wird, desto mehr zählt jede Karte.',
          'Nimm nicht gleich die erste Karte, die passt: Sieh nach, welche von zwei gleichen mehr aufdeckt und nach welcher es weitergeht.',
        ],
      },
      {
        heading: 'Karten bewegen',
        text: [
          'Tippe eine Karte an, und sie geht dorthin, wo sie am meisten nützt; tippe etwa innerhalb einer Sekunde noch einmal, und sie geht stattdessen an den nächsten Platz. Oder zieh sie: Plätze, die sie nehmen, leuchten auf. Eine Karte, die nicht gespielt werden kann, sagt, warum.',
          'Mit Tasten: Pfeile gehen von Karte zu Karte, die Eingabetaste nimmt auf und legt hin, Umschalt und Eingabe spielen gleich, D gibt, Z nimmt zurück. Die Befehlszeile (C) nimmt Züge, wie sie in Aufzeichnungen stehen.',
          'Alles lässt sich zurücknehmen, so weit du willst, auch ein Neuanfang oder ein neues Geben. Verlassene Wege bleiben erhalten: „Züge“ zeigt sie als Baum.',
        ],
      },
      {
        heading: 'Hilfe beim Spielen',
        text: [
          'Ein Tipp (H) zeigt einen guten Zug. Wo Karten verdeckt sind, weiß er nicht mehr als du: Er versucht den Zug in vielen Spielen, die aussehen wie deins, und sagt, in wie vielen davon er gewinnt. Wo alle Karten offen liegen, wird genau gerechnet.',
          'Der Kartenzähler zeigt, welche Karten du noch nicht gesehen hast. Cairn sagt, wenn ein Spiel nicht mehr zu gewinnen ist, aber nur, wenn das aus dem folgt, was du sehen kannst.',
        ],
      },
    ],
  },
  faq: {
    sections: [
      {
        heading: 'Ist jedes Spiel zu gewinnen?',
        text: [
          'Nein. Wie viele es sind, ist von Spiel zu Spiel verschieden: bei Trigon etwa eins von sechs, bei TriPeaks rund 97 von hundert für jemanden, der durch die Karten sieht. Du siehst weniger Karten und gewinnst darum seltener. „Nur Spiele geben, die zu gewinnen sind“ in den Einstellungen lässt die hoffnungslosen weg.',
        ],
      },
      {
        heading: 'Ich spiele nur Spiele, die zu gewinnen sind, und verliere trotzdem. Warum?',
        text: [
          'Ein solches Spiel hat einen Weg zum Gewinn für jemanden, der jede Karte kennt. Verdeckte Karten können dich trotzdem von zwei Zügen, die gleich aussehen, den falschen wählen lassen.',
        ],
      },
      {
        heading: 'Was heißen „zu gewinnen“, „nicht zu gewinnen“ und „nicht bekannt“?',
        text: [
          'Die ersten beiden sind bewiesen: Es gibt eine Zugfolge, die gewinnt, oder jede Zugfolge scheitert. „Nicht bekannt“ heißt, dass die Suche an ihrer Grenze für Zeit oder Speicher anhielt, bevor sie das eine oder das andere fand; Cairn rät nie.',
        ],
      },
      {
        heading: 'Werden die Karten wirklich zufällig gemischt?',
        text: [
          'Ein neues Spiel ist eine Nummer, die der Zufallsgenerator des Geräts zieht. Aus der Nummer folgen die Karten, immer dieselben: Klondike Nummer 7 ist auf jedem Gerät dasselbe, dieses Jahr und in zehn Jahren. Beim Spielen wird nichts verändert.',
        ],
      },
      {
        heading: 'Kann ich Spiele anderer Programme spielen?',
        text: [
          'Ja: „Nach Nummer geben“ nimmt die Nummern von Microsoft FreeCell (ms:617) und von PySolFC (pysol:12345) und ein ganzes Kartenspiel, Karte für Karte ausgeschrieben.',
        ],
      },
      {
        heading: 'Sieht ein Tipp verdeckte Karten an?',
        text: [
          'Nie. Tipp, Kartenzähler, Hinweise und Aussichten werden aus dem berechnet, was du sehen kannst. Zwei Dinge sehen hinter die Karten, und beide fragen vorher: „Eine Lösung zeigen“ und „Ist es noch zu gewinnen?“, solange Karten verdeckt sind. Die Aufzeichnung des Spiels sagt es dann.',
        ],
      },
      {
        heading: 'Warum wurde ein Spiel nicht gezählt?',
        text: [
          'Ein Spiel, das du schon beendet hattest, eines, dessen Züge mit einem Link kamen, und eines, dessen Lösung gezeigt wurde, zählen nicht noch einmal. Ein Zeichen neben der Nummer sagt es.',
        ],
      },
      {
        heading: 'Verdirbt Zurücknehmen die Statistik?',
        text: [
          'Nein. Zurückgenommene Züge stehen in der Aufzeichnung des Spiels, und das ist alles. Wo die Regeln eines Spiels das Zurücknehmen begrenzen, sagen sie es.',
        ],
      },
      {
        heading: 'Wo werden meine Spiele aufbewahrt?',
        text: [
          'Nur in diesem Browser. Kein anderer Rechner wird gefragt oder erfährt etwas. Für ein anderes Gerät, oder um sicherzugehen, lässt sich unter „Statistik“ oder „Einstellungen“ alles als eine Datei exportieren und dort importieren.',
        ],
      },
      {
        heading: 'Läuft es ohne Netz?',
        text: [
          'Ja, nach dem ersten Besuch. Der Browser kann es auch wie ein Programm installieren: Such in seinem Menü nach „Installieren“ oder „Zum Startbildschirm“.',
        ],
      },
      {
        heading: 'Kann ich ein Spiel weitergeben?',
        text: [
          '„Link kopieren“ nennt das Spiel, seine Regeln und die Nummer. „Link mit Zügen kopieren“ trägt dein ganzes Spiel: Wer ihn öffnet, kann zusehen oder dasselbe Spiel gegen deine Punkte spielen.',
        ],
      },
      {
        heading: 'Die Karten sind zu klein, oder ich kann die Farben nicht unterscheiden.',
        text: [
          'Unter „Einstellungen“ lassen sich Karten und Zeichen vergrößern, und es gibt Karten in vier Farben, für Farbenblinde, in hohem Kontrast und in Grau. Auf dem Telefon haben manche Spiele quer mehr Platz.',
        ],
      },
      {
        heading: 'Kann ich blind spielen?',
        text: [
          'Jedes Spiel lässt sich allein mit Tasten und Vorleser spielen. I liest den Tisch, V einen Stapel, Q die Punkte; jeder Zug wird in einem Satz gesagt.',
        ],
      },
    ],
  },
  about: {
    sections: [
      {
        heading: 'Was es ist',
        text: [
          'Cairn ist ein Ort für Patience: um sie zu spielen, ihre Regeln zu ändern, sie zu lösen und zu messen. Ein und dasselbe Werk spielt jedes Spiel, und jedes Spiel ist ein kleines Stück Daten; darum können die Seite mit den Regeln und der Tisch sich nicht widersprechen.',
          'Ein Cairn ist ein Steinhaufen, der einen Weg zeigt, Stein für Stein gelegt von denen, die vorbeikommen.',
        ],
      },
      {
        heading: 'Was es verspricht',
        text: [
          'Keine Werbung, kein Konto, keine Verfolgung: Es fragt keinen anderen Rechner und behält, was es weiß, in diesem Browser.',
          'Kein Mogeln, weder für dich noch gegen dich: Gegeben wird nach Nummern, Hilfe weiß, was du weißt, und ein Urteil gibt es nur, wenn es bewiesen ist.',
          'Zu jeder Zahl steht dabei, wie sie gefunden wurde, und sie lässt sich wieder finden.',
        ],
      },
      {
        heading: 'Wer was gemacht hat',
        text: [
          'Die Spiele sind älter als Cairn. Wer sie erfunden hat, soweit es bekannt ist, und die Quellen stehen auf den Seiten mit den Regeln.',
          'Cairn ist freie Software unter der MIT-Lizenz. Die Figuren der Bildkarten sind von Adrian Kennard, gemeinfrei (CC0).',
        ],
      },
    ],
  },
};
