/** Messages of the feature club, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { amount, count, decimal, grouped, percent } = formatsOf('de');

const dateIn =
  (options: Intl.DateTimeFormatOptions) =>
  (date: Date): string =>
    date.toLocaleString('de', options);
const timeText = dateIn({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const dateText = dateIn({ day: 'numeric', month: 'long', year: 'numeric' });

type Span = { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number };
const span = ({ unit, n }: Span, days: string): string => {
  if (unit === 'days') return count(n, 'Tag', days);
  return unit === 'hours' ? count(n, 'Stunde', 'Stunden') : count(n, 'Minute', 'Minuten');
};

export const messages: Catalogue<typeof en> = {
  title: 'Klub',
  today: 'Heute',
  contests: 'Turniere',
  leaders: 'Rangliste',
  account: 'Konto',
  fairness: 'Was hier fair ist',
  admin: 'Verwaltung',

  noClub: 'Dieses Cairn hat keinen Klub. Alles andere geht auch ohne.',
  asking: 'Einen Moment …',
  away: 'Der Klub ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  busy: 'Der Klub ist gerade überlastet oder wird gewartet. Versuch es gleich noch einmal.',
  tooMany: (seconds) =>
    seconds > 0
      ? `Das war viel auf einmal. Versuch es in ${count(seconds, 'Sekunde', 'Sekunden')} noch einmal.`
      : 'Das war viel auf einmal. Versuch es später noch einmal.',
  signedOut: 'Du bist abgemeldet. Melde dich auf der Seite „Konto“ wieder an.',
  notThere: 'Hier ist nichts. Vielleicht wurde es entfernt.',
  failed: 'Die Antworten des Klubs passen nicht zusammen. Lade die Seite neu.',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  problems: {
    rules: 'Dieses Blatt braucht eine andere Version von Cairn. Lade die Seite neu.',
    'not-open': 'Es ist noch nicht offen.',
    closed: 'Es ist geschlossen.',
    'not-entered': 'Nimm zuerst am Turnier teil.',
    'at-once': 'Spiel zuerst das angefangene Blatt zu Ende.',
    making: 'Dieses Blatt wird gerade gemischt. Versuch es in ein paar Sekunden noch einmal.',
    'no-deal': 'Für diesen Tag fand sich kein Blatt dieses Spiels, das zu gewinnen ist.',
    'not-made':
      'Es fanden sich nicht genug solche Blätter. Wähl eine andere Schwierigkeit oder weniger Blätter.',
    'contests-many': 'Du hast zu viele laufende Turniere. Schließ zuerst eines.',
    past: 'Es würde in der Vergangenheit beginnen. Wähl eine spätere Zeit.',
    window: 'Es würde enden, bevor es beginnt.',
    account: 'Dafür brauchst du ein Konto.',
    code: 'Dieser Code ist falsch, verbraucht oder zu alt.',
    challenge: 'Das hat zu lange gedauert. Versuch es noch einmal.',
    taken: 'Jemand heißt schon so oder sehr ähnlich.',
    'free-names': 'Auf dieser Seite werden die Namen erfunden.',
    'no-way-back':
      'Du kämst nicht mehr in dein Konto. Leg zuerst einen Passkey oder einen Wiederherstellungscode an.',
    'passkey-there': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    'passkey-cancelled': 'Es wurde kein Passkey benutzt.',
    gone: 'Das Konto wurde gelöscht.',
    unknown: 'Hier ist nichts. Vielleicht wurde es entfernt.',
    admin: 'Das dürfen nur Verwalter.',
    invitation: 'Für dieses Turnier brauchst du den Einladungslink.',
    network: 'Der Klub ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  },

  opening: 'Das Blatt wird geöffnet …',
  leave: 'Tisch verlassen',
  leaveShort: 'Verlassen',
  end: 'Beenden',
  hint: 'Tipp',
  allSafe: 'Sichere Karten',
  noneSafe: 'Noch ist keine Karte auf den Grundstapeln sicher.',
  ending: {
    title: 'Dieses Blatt beenden?',
    line: 'Das Ergebnis zählt, wie es jetzt ist, und du kannst das Blatt nicht noch einmal spielen.',
    yes: 'Beenden',
  },
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  waiting: 'Warten auf den Klub …',
  offline: 'Keine Verbindung: Spiel weiter, bis eine Karte aufgedeckt wird',
  cut: 'Keine Verbindung: Die Karte wartet so lange',
  movedOn: 'Dieses Blatt wurde auf einem anderen Gerät gespielt. So steht es jetzt.',
  refused: 'Das hat der Klub nicht zugelassen. So steht das Blatt.',
  elsewhere: 'Du spielst dieses Blatt in einem anderen Tab.',
  takeOver: 'Hier weiterspielen',
  signedOutHere: 'Du bist abgemeldet. Melde dich an, um dieses Blatt weiterzuspielen.',
  asGuest: 'Als Gast neu beginnen',
  standing: (beaten, rank, of) =>
    `Du warst bisher besser als ${percent(beaten, 100)}: Platz ${grouped(rank)} von ${grouped(of)}.`,
  standingSoon: 'Wenn andere gespielt haben, siehst du, wie gut du warst.',
  nextBoard: 'Nächstes Blatt',
  results: 'Ergebnisse',
  lookAtTable: 'Tisch ansehen',

  todayTitle: 'Heute im Klub',
  todayAbout: 'Die gleichen Blätter für alle, jedes nur einmal. Jedes ist zu gewinnen.',
  day: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  month: dateIn({ month: 'long', year: 'numeric' }),
  dayBefore: 'Tag davor',
  dayAfter: 'Tag danach',
  monthBefore: 'Monat davor',
  monthAfter: 'Monat danach',
  left: (time: Span) => `Noch ${span(time, 'Tage')}`,
  notYet: 'Noch nicht offen',
  dayOver: 'Dieser Tag ist vorbei',
  doneToday: (done, all) => `${grouped(done)} von ${grouped(all)} gespielt`,
  noDeals: 'Für diesen Tag gibt es keine Blätter.',
  begun: 'Angefangen',
  beaten: (n) => `besser als ${percent(n, 100)}`,
  finishedBy: (players) => count(players, 'Ergebnis', 'Ergebnisse'),
  streak: (days) => `${count(days, 'Tag', 'Tage')} in Folge`,
  grades: ['Leicht', 'Eher leicht', 'Mittel', 'Schwer', 'Sehr schwer'],

  contest: 'Turnier',
  contestsAbout: 'Alle spielen die gleichen Blätter. Danach werden die Ergebnisse verglichen.',
  makeContest: 'Turnier anlegen',
  running: 'Laufende',
  coming: 'Kommende',
  past: 'Vergangene',
  noneRunning: 'Gerade läuft keines. Leg eines an!',
  noneComing: 'Es ist keines geplant.',
  nonePast: 'Bisher keine.',
  showPast: 'Vergangene zeigen',
  moreGames: (games, more) => `${games} und ${grouped(more)} weitere`,
  opensIn: (time: Span) => `Beginnt in ${span(time, 'Tagen')}`,
  opensOn: (date) => `Beginnt ${timeText(date)}`,
  closedOn: (date) => `Geschlossen ${timeText(date)}`,
  boards: (n) => count(n, 'Blatt', 'Blätter'),
  players: (n) => count(n, 'Spieler', 'Spieler'),
  ownBoards: (played, all) => `du hast ${grouped(played)} von ${grouped(all)} gespielt`,
  madeBy: (player) => `Angelegt von ${player}`,
  enter: 'Teilnehmen',
  entry: (why): string => {
    switch (why.kind) {
      case 'closed':
        return 'Dieses Turnier ist geschlossen.';
      case 'members-only':
        return 'Dieses Turnier ist für Mitglieder des Klubs.';
      case 'invitation':
        return 'Für dieses Turnier brauchst du den Einladungslink.';
      case 'no-guests':
        return 'Hier können keine Gäste teilnehmen. Behalte zuerst dein Konto mit einem Passkey.';
      case 'passkey':
        return 'Zum Teilnehmen brauchst du einen Passkey. Du kannst ihn auf der Seite „Konto“ anlegen.';
      case 'age':
        return `Dein Konto ist zu neu. Du kannst ab ${timeText(new Date(why.from))} teilnehmen.`;
      case 'finish-first':
        return `Spiel zuerst anderswo noch ${count(why.boards, 'Blatt', 'Blätter')} zu Ende.`;
    }
  },
  boardsTitle: 'Blätter',
  board: (n) => `Blatt ${grouped(n)}`,
  play: 'Spielen',
  goOn: 'Weiter',
  show: 'Zeigen',
  scoring: 'Wertung',
  matchPoints: 'Matchpunkte',
  imps: 'IMPs',
  allBoards: 'Alle Blätter',
  tableOf: (n) => `Ergebnisse von Blatt ${grouped(n)}`,
  rank: 'Platz',
  ranked: (rank, tied) => `${grouped(rank)}${tied ? '=' : ''}`,
  player: 'Spieler',
  share: 'Besser als',
  played: 'Blätter',
  won: 'Siege',
  result: 'Ergebnis',
  time: 'Zeit',
  you: '(du)',
  guest: '(Gast)',
  aided: 'mit Tipps',
  gone: 'jemand, der gegangen ist',
  void: (reason) => `zählt nicht: ${reason}`,
  nobodyYet: 'Noch ist niemand fertig.',
  provisional: 'Die Plätze können sich noch ändern.',
  hiddenResults: (n) =>
    n === 1
      ? 'Ein weiteres Ergebnis siehst du, sobald es niemandem mehr hilft.'
      : `${grouped(n)} weitere Ergebnisse siehst du, sobald sie niemandem mehr helfen.`,
  pointsHelp:
    'Besser als: wie viele der anderen schlechter waren, im Mittel über die Blätter. Gleichstand zählt halb.',
  impsHelp: 'IMPs: dein mittlerer Punktestand nach der Skala des Bridge gegen alle anderen.',
  signed: (n) => `${n > 0 ? '+' : ''}${decimal(n)}`,
  percent: (n) => percent(n, 100),
  range: (low, high) => `${percent(low, 100)} bis ${percent(high, 100)}`,
  value: (n, unit): string => {
    if (unit === 'points' || unit === 'dollars') return amount(n, unit);
    if (unit === 'left') return n === 0 ? 'geräumt' : `${count(n, 'Karte', 'Karten')} übrig`;
    return unit === 'cards' ? count(n, 'Karte', 'Karten') : grouped(n);
  },
  watch: (player) => `${player} zusehen`,
  watchShort: 'Zusehen',
  noLines: 'Die Züge werden noch nicht gezeigt.',
  linesWhen: {
    'after-own': 'Bei einem Blatt kannst du den anderen zusehen, sobald du damit fertig bist.',
    'after-close': 'Du kannst den anderen zusehen, sobald das Turnier geschlossen ist.',
  },
  copyLink: 'Link kopieren',
  copyInvitation: 'Einladung kopieren',
  file: 'Alle Ergebnisse speichern',
  noFile: 'Es gibt noch keine Datei.',
  close: 'Jetzt schließen',
  closing: {
    title: 'Dieses Turnier schließen?',
    line: 'Angefangene Blätter enden, wie sie jetzt stehen.',
    yes: 'Schließen',
  },
  proof: 'Beweis, dass die Blätter nicht geändert wurden',
  proofAbout:
    'Jedes Blatt stand fest, bevor jemand es gespielt hat. Das ist sein Fingerabdruck. Wenn das Turnier schließt, werden die Karten gezeigt, und du kannst vergleichen.',
  proofOver:
    'Jedes Blatt hatte diesen Fingerabdruck, bevor jemand es gespielt hat. Dein Browser kann ihn jetzt mit den Karten vergleichen.',
  check: 'Vergleichen',
  checked: { same: '✓ gleich', other: '✗ nicht gleich', failed: 'ließ sich nicht vergleichen' },
  report: 'Einen Namen melden',
  reportWho: 'Welchen Namen?',
  reportWhy: 'Was stimmt damit nicht?',
  send: 'Senden',
  reported: 'Danke. Jemand sieht es sich an.',

  makeAbout: 'Der Klub mischt Blätter, die noch niemand gesehen hat, und alle bekommen die gleichen.',
  game: 'Spiel',
  boardCount: 'Wie viele',
  difficulty: 'Schwierigkeit',
  difficultyHelp: 'Blätter einer bestimmten Schwierigkeit zu finden kann etwas dauern.',
  winnable: 'Egal, aber zu gewinnen',
  anyDeal: 'Wie sie fallen',
  openFor: 'Offen für',
  spans: { evening: '2 Stunden', day: 'einen Tag', week: 'eine Woche', month: '30 Tage' },
  who: 'Wer teilnehmen kann',
  whoOf: { anyone: 'Alle', invited: 'Alle mit dem Link', members: 'Mitglieder des Klubs' },
  contestTitle: 'Titel',
  moreChoices: 'Mehr Einstellungen',
  opens: 'Beginnt',
  opensHelp: 'Leer: sofort.',
  timePerBoard: 'Zeit für ein Blatt',
  timeLimit: (minutes) =>
    minutes === 0 ? 'Ohne Grenze' : `${count(minutes, 'Minute', 'Minuten')} pro Blatt`,
  noLimit: 'Ohne Zeitgrenze',
  lines: 'Anderen zusehen',
  linesOf: { 'after-own': 'Nach dem eigenen Blatt', 'after-close': 'Wenn es geschlossen ist' },
  undoAllowed: 'Rückgängig erlaubt',
  noUndo: 'Kein Rückgängig',
  hintsAllowed: 'Tipps erlaubt',
  anyOrder: 'Mehrere Blätter gleichzeitig',
  noGuests: 'Keine Gäste',
  needsPasskey: 'Nur mit Passkey',
  make: 'Turnier anlegen',
  making: 'Die Blätter werden gemischt …',

  interval: 'Bereich',
  bestStreak: 'Längste Folge',
  noLeaders: 'Diesen Monat hat noch niemand 10 Blätter dieses Spiels gespielt.',
  leadersAbout:
    'Wie viele der anderen du im Mittel schlägst, über mindestens 10 Blätter. Das untere Ende des Bereichs entscheidet; mehr zu spielen schadet also nie. Gäste stehen nicht dabei.',

  noAccount:
    'Du hast hier noch kein Konto. Du bekommst eines als Gast, wenn du dein erstes Blatt spielst, ohne E-Mail und ohne Passwort.',
  youAreGuest: 'Gast',
  youAreKept: 'dein Konto',
  oneWayBack:
    'Es gibt einen Weg zurück in dein Konto. Mit einem Wiederherstellungscode auf Papier sind es zwei.',
  keep: 'Dieses Konto behalten',
  keepAbout:
    'Du bist Gast: Wenn dieser Browser dich vergisst, sind deine Ergebnisse weg. Ein Passkey bewahrt sie. Das ist dein Fingerabdruck, dein Gesicht oder deine PIN, und er verlässt dein Gerät nie.',
  morePasskeys: 'Noch ein Passkey',
  passkeyAbout: 'Leg auf jedem Gerät einen an, oder einen, den deine Geräte teilen.',
  makePasskey: 'Mit Passkey behalten',
  noPasskeys: 'Dieser Browser kann keine Passkeys. Nimm stattdessen einen Wiederherstellungscode.',
  kept: 'Behalten. Ab jetzt kannst du dich mit deinem Passkey anmelden.',
  signInTitle: 'Anmelden',
  signInAbout: 'Wenn du hier schon ein Konto hast.',
  signInGuest: 'Wenn du hier schon ein Konto hast: Was du als Gast gespielt hast, kommt mit.',
  usePasskey: 'Mit Passkey anmelden',
  code: 'Code',
  useCode: 'Code benutzen',
  signedIn: 'Du bist angemeldet.',
  merged: 'Du bist angemeldet, und was du als Gast gespielt hast, gehört dir.',
  secondDevice: 'Ein anderes Gerät',
  linkAbout:
    'Scanne den Code mit dem anderen Gerät oder tipp ihn dort ein. Er gilt einmal und zehn Minuten lang.',
  makeLink: 'Code zeigen',
  qr: 'Code für die Kamera deines anderen Geräts',
  enterCode: 'Oder gib dort diesen Code ein:',
  recovery: 'Wiederherstellungscode',
  recoveryAbout:
    'Wenn du alle Geräte verlierst, bringt dieser Code auf Papier dein Konto zurück. Ein neuer ersetzt den alten.',
  makeRecovery: 'Code erzeugen',
  recoveryOnce: 'Schreib ihn auf: Er wird nur jetzt gezeigt.',
  codeAbout: 'Dieser Code meldet dieses Gerät bei dem Konto an, von dem er kommt. Er gilt einmal.',
  signInHere: 'Hier anmelden',
  devices: 'Geräte',
  thisDevice: 'dieses',
  seen: (date) => `zuletzt am ${dateText(date)}`,
  signOut: 'Abmelden',
  signOutOf: (device) => `${device} abmelden`,
  signOutHere: 'Hier abmelden',
  passkeys: 'Passkeys',
  passkey: 'Passkey',
  madeOn: (date) => `angelegt am ${dateText(date)}`,
  remove: 'Entfernen',
  yourData: 'Name und Daten',
  name: 'Name',
  rename: 'Ändern',
  madeUpName: 'Einen erfinden',
  renamed: (name) => `Du heißt jetzt ${name}.`,
  export: 'Meine Daten speichern',
  delete: 'Mein Konto löschen',
  deleting: {
    title: 'Dein Konto löschen?',
    lines: [
      'Dein Name, deine Passkeys und deine Codes werden sofort gelöscht.',
      'Deine Ergebnisse bleiben ohne deinen Namen, weil sich andere daran messen.',
    ],
    yes: 'Löschen',
  },
  knows: 'Was der Klub weiß',
  known: [
    'Deinen Namen hier, und wann dein Konto angelegt und zuletzt benutzt wurde.',
    'Die öffentliche Hälfte deiner Passkeys und den Hash deiner Codes. Nie deinen Fingerabdruck, dein Gesicht oder deine PIN.',
    'Jeden Zug, den du auf Blättern des Klubs machst, und wann. Andere können zusehen, sobald es niemandem mehr hilft.',
    'Für jedes Gerät, auf dem du angemeldet bist: Browser und System, etwa „Firefox, Linux“.',
    'Keine E-Mail, kein Passwort, kein Tracking. Was du außerhalb des Klubs spielst, bleibt in diesem Browser.',
  ],

  notAdmin: 'Diese Seite sehen nur Verwalter.',
  figures: {
    accounts: 'Konten',
    guests: 'Gäste',
    contests: 'Offene Turniere',
    plays: 'Angefangene Blätter',
    results: 'Ergebnisse',
    reports: 'Offene Meldungen',
  },
  neverCopied: 'Die Datenbank wurde noch nie in eine Datei kopiert.',
  copiedOn: (date) => `Zuletzt in eine Datei kopiert: ${timeText(date)}.`,
  reports: 'Meldungen',
  noReports: 'Es gibt nichts anzusehen.',
  reportedBy: (reporter, date) => `${reporter}, ${timeText(date)}`,
  settle: 'Erledigt',
  done: 'Erledigt.',
  adminDo: {
    name: 'Einen Namen ändern',
    nameNow: 'Name jetzt',
    nameTo: 'Neuer Name (leer: erfunden)',
    rename: 'Ändern',
    void: 'Ein Ergebnis streichen',
    play: 'Id der Partie',
    reason: 'Grund (leer: es zählt wieder)',
    voidIt: 'Speichern',
    close: 'Ein Turnier schließen',
    contest: 'Id des Turniers',
    closeIt: 'Schließen',
    link: 'Einmal-Link für jemanden, der nicht mehr hineinkommt',
    makeLink: 'Link erzeugen',
  },

  fair: {
    lead: 'Patiencen spielt man allein, und niemand sieht dir zu. Das tut der Klub, damit es fair zugeht, und das kann kein Klub.',
    parts: [
      {
        title: 'Versprochen',
        lines: [
          [
            'Die Karten liegen beim Klub',
            'Nichts über eine Karte, die du nicht gesehen hast, verlässt den Klub, bevor sie aufgedeckt wird. Ausgenommen sind Spiele, in denen nach den Regeln neu gemischt wird.',
          ],
          [
            'Niemand kann ein Blatt nachschlagen',
            'Die Blätter mischt ein sicherer Generator. Sie haben keine Nummer, und jedes wird nur einmal ausgegeben.',
          ],
          [
            'Das gleiche Blatt für alle',
            'Sein Fingerabdruck wird vor dem ersten Zug gezeigt und seine Karten, sobald es schließt. Dann kann jeder vergleichen.',
          ],
          [
            'Der Klub misst die Zeit',
            'Sie läuft, sobald du ein Blatt öffnest, nach der Uhr des Klubs, bis auf den Weg durchs Netz. Pausen halten sie nicht an.',
          ],
          [
            'Jedes Ergebnis ist echt',
            'Der Klub bildet jedes Ergebnis aus deinen Zügen. Jeder kann jede Zeile jeder Tabelle nachspielen.',
          ],
          [
            'Kein Zug geht verloren oder zählt doppelt',
            'Lade neu, wechsle das Gerät, fahr durch einen Tunnel: Ein Blatt geht weiter, wo es war.',
          ],
        ],
      },
      {
        title: 'Erschwert, aber möglich',
        lines: [
          [
            'Ein zweites Konto',
            'Jedes Konto hat einen Versuch, Gäste stehen getrennt, und Züge werden erst gezeigt, wenn sie niemandem mehr helfen. Wer zwei Telefone und viel Geduld hat, kann trotzdem vorher nachsehen. In einem Klub, in dem man sich kennt, vertraut man sich leichter.',
          ],
          [
            'Blätter absaugen',
            'Blätter werden einzeln geöffnet, und es gibt Grenzen für einen Tag. Das bremst Programme, hält aber nicht alle auf.',
          ],
        ],
      },
      {
        title: 'Was sich nicht verhindern lässt',
        lines: [
          [
            'Ein Löser neben dem Blatt',
            'Tipps, Löser und Rückgängig gibt es hier nur, wenn ein Turnier sie erlaubt. Aber jeder kann in ein Programm eintippen, was er sieht. In Spielen mit lauter offenen Karten findet es das beste Spiel. Fairer sind deshalb Turniere in Spielen mit verdeckten Karten.',
          ],
          [
            'Wer die Seite betreibt',
            'Er kann ein Blatt nicht mehr ändern, sobald der Fingerabdruck gezeigt ist. Er und jeder, der an die Datenbank kommt, könnten aber die Karten ansehen.',
          ],
          ['Erst nachdenken', 'Du darfst vor dem ersten Zug nachdenken. Die Uhr läuft dabei.'],
        ],
      },
    ],
  },
};
