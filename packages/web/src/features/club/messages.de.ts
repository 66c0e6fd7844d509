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
  fairness: 'Fairness',
  admin: 'Verwaltung',

  noClub: 'Hier gibt es keinen Klub. Alles andere geht auch ohne.',
  asking: 'Einen Moment …',
  away: 'Der Klub ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  busy: 'Der Klub ist gerade überlastet oder wird gewartet. Versuch es gleich noch einmal.',
  boardsMany: (wait: Span) =>
    `Mehr Blätter kannst du im Moment nicht öffnen. Versuch es in ${span(wait, 'Tagen')} noch einmal.`,
  tooMany: (wait: Span) => `Zu viele Anfragen. Versuch es in ${span(wait, 'Tagen')} noch einmal.`,
  signedOut: 'Du bist abgemeldet. Melde dich auf der Seite „Konto“ wieder an.',
  notThere: 'Hier ist nichts. Vielleicht wurde es entfernt.',
  failed: 'Da ist etwas schiefgegangen. Lade die Seite neu.',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  problems: {
    account: 'Dafür brauchst du ein Konto.',
    bug: 'Im Klub ist etwas schiefgegangen. Versuch es noch einmal oder sag den Betreibern Bescheid.',
    json: 'Der Klub konnte das nicht lesen. Lade die Seite neu.',
    limit: 'Zu viele Anfragen. Versuch es später noch einmal.',
    origin:
      'Du hast diese Seite unter einer fremden Adresse geöffnet. Von hier aus lässt sich nichts senden.',
    route: 'Das kennt der Klub nicht. Lade die Seite neu.',
    size: 'Das ist zu lang.',
    unavailable: 'Der Klub erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.',
    unknown: 'Hier ist nichts. Vielleicht wurde es entfernt.',
    challenge: 'Das hat zu lange gedauert. Versuch es noch einmal.',
    code: 'Dieser Code ist falsch, schon benutzt oder abgelaufen.',
    'free-names': 'Hier kannst du deinen Namen nicht selbst wählen.',
    gone: 'Das Konto wurde gelöscht.',
    'no-way-back':
      'Du kämst sonst nicht mehr in dein Konto. Leg zuerst einen Passkey oder einen Wiederherstellungscode an.',
    nobody: 'So heißt hier niemand.',
    'passkey-cancelled': 'Es wurde kein Passkey benutzt.',
    'passkey-there': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    'passkey-unknown': 'Dieser Passkey gehört hier zu keinem Konto.',
    'passkey-wrong': 'Mit diesem Passkey hat es nicht geklappt. Versuch es noch einmal.',
    'passkeys-many': 'Mehr Passkeys kann ein Konto nicht haben. Entferne zuerst einen.',
    taken: 'Jemand heißt schon so oder sehr ähnlich.',
    'boards-many': 'Mehr Blätter kannst du im Moment nicht öffnen. Versuch es später noch einmal.',
    'cards-hidden': 'In diesem Spiel sind Karten verdeckt. Sie können nicht alle von Anfang an offen liegen.',
    'contests-many': 'Bei dir laufen schon zu viele Turniere. Schließ zuerst eins.',
    daily: 'Tagesblätter haben keinen Titel.',
    guests: 'Gäste haben keinen Passkey. Verzichte auf die Gäste oder auf den Passkey.',
    lines: 'Vor dem Ende kann man anderen nur in Turnieren für Mitglieder zusehen.',
    month: 'Diesen Monat gibt es nicht.',
    'not-made':
      'Es wurden nicht genug solcher Blätter gefunden. Wähl eine andere Schwierigkeit oder weniger Blätter.',
    'not-shown': 'Das ist noch nicht zu sehen.',
    nothing: 'Dadurch würde sich nichts ändern.',
    owner: 'Das kann nur ändern, wer das Turnier angelegt hat, oder ein Verwalter.',
    part: 'So viele Teile hat die Datei nicht.',
    past: 'Diese Zeit ist schon vorbei. Wähl eine spätere.',
    state: 'Solche Turniere gibt es nicht.',
    unfinished: 'Dieses Blatt ist noch nicht zu Ende gespielt.',
    window: 'Es würde enden, bevor es beginnt.',
    'window-long': 'Ein Turnier kann höchstens 60 Tage lang laufen.',
    age: 'Für dieses Turnier ist dein Konto noch zu neu.',
    'at-once': 'Spiel zuerst das angefangene Blatt zu Ende.',
    closed: 'Das ist schon zu Ende.',
    'finish-first': 'Für dieses Turnier hast du noch nicht genug Blätter gespielt.',
    invitation: 'Für dieses Turnier brauchst du den Einladungslink.',
    'members-only': 'Nur Mitglieder können teilnehmen. Leg zuerst einen Passkey für dein Konto an.',
    'no-guests': 'Gäste können nicht teilnehmen. Leg zuerst einen Passkey für dein Konto an.',
    'not-entered': 'Nimm zuerst am Turnier teil.',
    'not-open': 'Das hat noch nicht begonnen.',
    passkey: 'Um teilzunehmen, brauchst du einen Passkey. Auf der Seite „Konto“ kannst du einen anlegen.',
    ahead: 'So weit ist dieses Blatt noch nicht. Lade die Seite neu.',
    from: 'So weit ist dieses Blatt noch nicht. Lade die Seite neu.',
    'moved-on': 'Ein anderes Gerät oder ein anderer Tab war schneller.',
    rules: 'Dieses Blatt braucht eine andere Version von Cairn. Lade die Seite neu.',
    date: 'Diesen Tag gibt es nicht.',
    making: 'Dieses Blatt wird gerade gemischt. Versuch es in ein paar Sekunden noch einmal.',
    'no-deal': 'Für diesen Tag wurde kein gewinnbares Blatt dieses Spiels gefunden.',
    admin: 'Das dürfen nur Verwalter.',
    'last-admin': 'Es gibt keinen anderen Verwalter. Mach zuerst jemand anderen dazu.',
    'no-backups': 'Hier werden keine Sicherungen angelegt: CAIRN_BACKUPS nennt keinen Ordner.',
    answer: 'Die Antwort des Klubs war nicht zu lesen. Versuch es gleich noch einmal.',
    network: 'Der Klub ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  },
  fieldProblems: {
    name: 'Ein Name hat 2 bis 24 Buchstaben oder Ziffern, dazwischen einzelne Leerzeichen, Punkte, Bindestriche oder Apostrophe.',
    title: 'Ein Titel hat 1 bis 80 Zeichen.',
    reason: 'Die Begründung fehlt oder ist zu lang.',
    subject: 'Der Name fehlt oder ist zu lang.',
    code: 'Ein Code sieht so aus: 7K3M-Q9TZ.',
    opens: 'Das ist keine Zeit. Wähl eine andere.',
  },

  opening: 'Das Blatt wird geöffnet …',
  leave: 'Tisch verlassen',
  leaveShort: 'Verlassen',
  end: 'Beenden',
  hint: 'Tipp',
  tracker: 'Kartenzähler',
  trackerShort: 'Zähler',
  allSafe: 'Sichere Karten',
  noneSafe: 'Keine Karte kann ohne Risiko hoch.',
  ending: {
    title: 'Dieses Blatt beenden?',
    line: 'Dein Ergebnis bis hierher zählt, und du kannst das Blatt nicht noch einmal spielen.',
    yes: 'Beenden',
  },
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  waiting: 'Der Klub antwortet noch nicht …',
  offline: 'Keine Verbindung: Spiel weiter, bis eine Karte aufgedeckt wird',
  cut: 'Keine Verbindung: Die Karte wartet so lange',
  movedOn: 'Dieses Blatt wurde auf einem anderen Gerät gespielt. So steht es jetzt.',
  refused: 'Das hat der Klub nicht zugelassen. So steht es jetzt.',
  elsewhere: 'Du spielst dieses Blatt in einem anderen Tab.',
  takeOver: 'Hier weiterspielen',
  signedOutHere: 'Du bist abgemeldet. Melde dich an, um dieses Blatt weiterzuspielen.',
  asGuest: 'Als Gast neu anfangen',
  standing: (beaten, rank, of) =>
    `Bisher bist du besser als ${percent(beaten, 100)} der anderen: Platz ${grouped(rank)} von ${grouped(of)}.`,
  standingSoon: 'Sobald andere gespielt haben, siehst du, wie gut du warst.',
  nextBoard: 'Nächstes Blatt',
  results: 'Ergebnisse',
  lookAtTable: 'Tisch ansehen',

  todayTitle: 'Heute im Klub',
  todayAbout: 'Die gleichen Blätter für alle, jedes nur einmal. Jedes lässt sich gewinnen.',
  day: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  shortDay: dateIn({ day: 'numeric', month: 'long' }),
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
  contestsAbout: 'Alle spielen die gleichen Blätter, dann wird verglichen.',
  makeContest: 'Neues Turnier',
  running: 'Läuft gerade',
  coming: 'Demnächst',
  past: 'Vorbei',
  noneRunning: 'Gerade läuft keins. Leg eins an!',
  noneComing: 'Keins geplant.',
  nonePast: 'Bisher keins.',
  showPast: 'Frühere Turniere zeigen',
  moreGames: (games, more) => `${games} und ${grouped(more)} weitere`,
  opensIn: (time: Span) => `Beginnt in ${span(time, 'Tagen')}`,
  opensOn: (date) => `Beginnt am ${timeText(date)}`,
  closedOn: (date) => `Geschlossen am ${timeText(date)}`,
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
        return 'Nur Mitglieder können teilnehmen. Leg zuerst einen Passkey für dein Konto an.';
      case 'invitation':
        return 'Für dieses Turnier brauchst du den Einladungslink.';
      case 'no-guests':
        return 'Gäste können nicht teilnehmen. Leg zuerst einen Passkey für dein Konto an.';
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
  gone: 'gelöschtes Konto',
  void: (reason) => `zählt nicht: ${reason}`,
  nobodyYet: 'Noch ist niemand fertig.',
  provisional: 'Die Plätze können sich noch ändern.',
  hiddenResults: (n) =>
    n === 1
      ? 'Ein weiteres Ergebnis siehst du, sobald es niemandem mehr nützt.'
      : `${grouped(n)} weitere Ergebnisse siehst du, sobald sie niemandem mehr nützen.`,
  pointsHelp: 'Besser als: wie viele der anderen im Durchschnitt schlechter waren. Gleichstand zählt halb.',
  impsHelp: 'IMPs: dein Durchschnitt gegen alle anderen auf der Bridge-Skala.',
  signed: (n) => `${n > 0 ? '+' : ''}${decimal(n)}`,
  percent: (n) => percent(n, 100),
  range: (low, high) => `${percent(low, 100)} bis ${percent(high, 100)}`,
  value: (n, unit): string => {
    if (unit === 'points' || unit === 'dollars') return amount(n, unit);
    if (unit === 'left') return n === 0 ? 'geräumt' : `${count(n, 'Karte', 'Karten')} übrig`;
    if (unit === 'strokes') return count(n, 'Schlag', 'Schläge');
    return unit === 'groups' ? count(n, 'Gruppe', 'Gruppen') : count(n, 'Karte', 'Karten');
  },
  watch: (player) => `${player} zusehen`,
  watchShort: 'Zusehen',
  linesWhen: {
    'after-own': 'Bei einem Blatt kannst du den anderen zusehen, sobald du damit fertig bist.',
    'after-close': 'Du kannst den anderen zusehen, sobald das Turnier geschlossen ist.',
  },
  copyLink: 'Link kopieren',
  copyInvitation: 'Einladung kopieren',
  file: 'Alle Ergebnisse speichern',
  close: 'Jetzt schließen',
  closing: {
    title: 'Dieses Turnier schließen?',
    line: 'Bei angefangenen Blättern zählt das Ergebnis bis hierher.',
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
  reportAny: 'Einen Namen oder diesen Titel melden',
  reportWhat: 'Was möchtest du melden?',
  reportOf: { name: 'Den Namen von jemandem', title: 'Den Titel dieses Turniers' },
  reportWho: 'Welchen Namen?',
  reportWhy: 'Was stimmt damit nicht?',
  send: 'Senden',
  reported: 'Danke. Die Verwaltung sieht es sich an.',

  makeAbout: 'Neue Blätter, die noch niemand gesehen hat, für alle die gleichen.',
  game: 'Spiel',
  boardCount: 'Blätter',
  difficulty: 'Schwierigkeit',
  difficultyHelp: 'Nach einer bestimmten Schwierigkeit zu suchen, kann etwas dauern.',
  winnable: 'Beliebig, aber gewinnbar',
  anyDeal: 'Ganz beliebig',
  openFor: 'Offen für',
  spans: { evening: '2 Stunden', day: 'einen Tag', week: 'eine Woche', month: '30 Tage' },
  who: 'Wer darf teilnehmen',
  whoOf: { anyone: 'Alle', invited: 'Alle mit dem Link', members: 'Mitglieder des Klubs' },
  contestTitle: 'Titel',
  moreChoices: 'Mehr Einstellungen',
  opens: 'Beginnt',
  opensHelp: 'Leer lassen: sofort.',
  timePerBoard: 'Zeit pro Blatt',
  timeLimit: (minutes) => (minutes === 0 ? 'Unbegrenzt' : `${count(minutes, 'Minute', 'Minuten')} pro Blatt`),
  noLimit: 'Ohne Zeitlimit',
  lines: 'Anderen zusehen',
  linesOf: { 'after-own': 'Nach dem eigenen Blatt', 'after-close': 'Nach dem Ende' },
  undoAllowed: 'Rückgängig erlaubt',
  noUndo: 'Kein Rückgängig',
  anyHelpAllowed: 'Jede Hilfe erlaubt',
  anyHelpAbout:
    'In diesem Spiel liegt keine Karte verdeckt, und Programme, die die besten Züge finden, lassen sich nicht ausschließen. Alle können Züge rückgängig machen, von vorn anfangen und sich Tipps geben lassen.',
  hintsAllowed: 'Tipps erlaubt',
  anyOrder: 'Mehrere Blätter gleichzeitig',
  noGuests: 'Keine Gäste',
  needsPasskey: 'Nur mit Passkey',
  make: 'Turnier anlegen',
  making: 'Die Blätter werden gemischt …',

  interval: 'Bereich',
  bestStreak: 'Längste Folge',
  noLeaders: 'In diesem Monat hat niemand 10 Blätter dieses Spiels.',
  leadersAbout:
    'Wie viele der anderen jemand im Durchschnitt schlägt, über mindestens 10 Blätter. Das untere Ende des Bereichs entscheidet, damit ein paar glückliche Blätter nicht reichen. Gäste stehen nicht dabei.',

  noAccount:
    'Du hast hier noch kein Konto. Wenn du dein erstes Blatt spielst, bekommst du eins als Gast, ohne E-Mail und ohne Passwort.',
  youAreGuest: 'Gast',
  youAreKept: 'Mitglied',
  oneWayBack:
    'Du hast nur einen Weg zurück in dein Konto. Mit einem Wiederherstellungscode auf Papier hast du zwei.',
  keep: 'Dieses Konto behalten',
  keepAbout:
    'Du bist Gast: Wenn dieser Browser dich vergisst, sind deine Ergebnisse weg. Mit einem Passkey bleiben sie. Du entsperrst ihn mit Fingerabdruck, Gesicht oder PIN, und die verlassen dein Gerät nie.',
  morePasskeys: 'Noch ein Passkey',
  passkeyAbout: 'Leg auf jedem Gerät einen an, oder einen, den deine Geräte gemeinsam nutzen.',
  makePasskey: 'Passkey anlegen',
  noPasskeys: 'Dieser Browser unterstützt keine Passkeys. Nimm stattdessen einen Wiederherstellungscode.',
  kept: 'Passkey angelegt. Ab jetzt kannst du dich damit anmelden.',
  signInTitle: 'Anmelden',
  signInAbout: 'Hast du hier schon ein Konto?',
  signInGuest: 'Hast du hier schon ein Konto? Was du als Gast gespielt hast, kommt mit.',
  usePasskey: 'Mit Passkey anmelden',
  code: 'Code',
  useCode: 'Code benutzen',
  signedIn: 'Du bist angemeldet.',
  merged: 'Du bist angemeldet, und was du als Gast gespielt hast, ist jetzt in deinem Konto.',
  secondDevice: 'Ein anderes Gerät',
  linkAbout:
    'Scanne den Code mit dem anderen Gerät oder tipp ihn dort ein. Er gilt nur einmal und nur zehn Minuten.',
  makeLink: 'Code zeigen',
  qr: 'QR-Code für dein anderes Gerät',
  enterCode: 'Oder gib dort diesen Code ein:',
  recovery: 'Wiederherstellungscode',
  recoveryAbout:
    'Wenn du alle Geräte verlierst, kommst du mit diesem Code wieder in dein Konto. Ein neuer ersetzt den alten.',
  makeRecovery: 'Code erzeugen',
  recoveryOnce: 'Schreib ihn auf Papier. Du siehst ihn nur jetzt.',
  codeAbout: 'Mit diesem Code meldest du dich auf diesem Gerät an. Er gilt nur einmal.',
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
      'Deine Ergebnisse bleiben ohne deinen Namen, denn an ihnen messen sich die Plätze der anderen.',
    ],
    yes: 'Löschen',
  },
  knows: 'Was der Klub weiß',
  known: [
    'Deinen Namen hier, und wann dein Konto angelegt und zuletzt benutzt wurde.',
    'Den öffentlichen Teil deiner Passkeys und den Hash deiner Codes. Nie deinen Fingerabdruck, dein Gesicht oder deine PIN.',
    'Jeden Zug, den du auf Blättern des Klubs machst, und wann. Andere können später zusehen, wenn es niemandem mehr nützt.',
    'Für jedes Gerät, auf dem du angemeldet bist: Browser und System, etwa „Firefox, Linux“.',
    'Zwei Wochen lang, ob am selben Tag ein anderes Konto dasselbe Blatt aus deinem Netz geöffnet hat. Deine Adresse wird dafür nicht gespeichert, nur ein Code, der sich nicht auf sie zurückführen lässt.',
    'Wenn du Gast bist, kein Blatt zu Ende gespielt hast und monatelang nicht wiederkommst, wird dein Konto gelöscht.',
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
  reportedAs: { name: 'Name', result: 'Ergebnis', title: 'Titel' },
  idOf: (id) => `ID: ${id}`,
  makeTitle: 'Titel ersetzen',
  sameNetwork: 'Gleiches Netz',
  sameNetworkAbout:
    'Diese Konten haben dasselbe Blatt am selben Tag aus demselben Netz geöffnet. Das kann eine einzige Person sein, aber genauso gut eine Familie oder ein Klubabend. Die Notizen werden nach zwei Wochen gelöscht.',
  onTime: (date) => timeText(date),
  settle: 'Erledigt',
  done: 'Erledigt.',
  adminDo: {
    name: 'Einen Namen ändern',
    nameNow: 'Bisheriger Name',
    title: 'Den Titel eines Turniers ändern',
    titleTo: 'Neuer Titel (leer: der Name des Spiels)',
    nameTo: 'Neuer Name (leer: wird erfunden)',
    rename: 'Ändern',
    void: 'Ein Ergebnis streichen',
    play: 'ID der Partie',
    reason: 'Grund (leer: es zählt wieder)',
    voidIt: 'Speichern',
    close: 'Ein Turnier schließen',
    contest: 'ID des Turniers',
    closeIt: 'Schließen',
    link: 'Einmal-Link für jemanden, der nicht mehr hineinkommt',
    makeLink: 'Link erzeugen',
  },

  fair: {
    lead: 'Patiencen spielst du allein, und niemand sieht dir zu. Das tut der Klub, damit es fair zugeht, und das kann kein Klub verhindern.',
    parts: [
      {
        title: 'Versprochen',
        lines: [
          [
            'Die Karten bleiben beim Klub',
            'Nichts über eine Karte, die du nicht gesehen hast, verlässt den Klub, bevor sie aufgedeckt wird. Ausgenommen sind Spiele, in denen nach den Regeln neu gemischt wird. Auch ein abgelehnter Zug verrät nichts; das wird getestet.',
          ],
          [
            'Niemand kann ein Blatt nachschlagen',
            'Die Blätter zieht ein sicherer Zufallsgenerator, und sie haben keine Nummer. Jedes ist für ein Turnier oder einen Tag gemacht und kommt nie wieder.',
          ],
          [
            'Das gleiche Blatt für alle',
            'Sein Fingerabdruck wird veröffentlicht, bevor jemand spielt, und seine Karten, sobald es schließt. Dann kann jeder prüfen, dass es nicht geändert wurde.',
          ],
          [
            'Der Klub misst die Zeit',
            'Seine Uhr läuft vom Öffnen des Blatts bis zum Ende. Pausen halten sie nicht an. Dazu kommt nur die Verzögerung deiner Verbindung.',
          ],
          [
            'Jedes Ergebnis ist echt',
            'Der Klub errechnet jedes Ergebnis aus deinen Zügen. Jede Zeile jeder Tabelle lässt sich nachspielen, und ein Befehl spielt alle nach.',
          ],
          [
            'Kein Zug geht verloren oder zählt doppelt',
            'Lade neu, wechsle das Gerät, verlier die Verbindung: Ein Blatt geht weiter, wo es war.',
          ],
        ],
      },
      {
        title: 'Erschwert, aber möglich',
        lines: [
          [
            'Ein zweites Konto',
            'Jedes Konto hat einen Versuch, Gäste stehen getrennt, und du kannst bei einem Blatt erst zusehen, wenn du fertig bist oder das Turnier vorbei ist. Wer zwei Handys und genug Geduld hat, kann trotzdem vorher nachsehen. Spiel am besten mit Leuten, die du kennst.',
          ],
          [
            'Blätter kopieren',
            'In den meisten Turnieren öffnest du ein Blatt nach dem anderen, und der Klub begrenzt, wie oft du anfragen kannst. Das bremst Programme, hält aber nicht alle auf.',
          ],
        ],
      },
      {
        title: 'Was sich nicht verhindern lässt',
        lines: [
          [
            'Hilfe von einem Programm',
            'Einen Löser gibt es hier nicht, Tipps und Rückgängig nur, wenn das Turnier oder das Spiel sie erlaubt. Aber jeder kann in ein Programm eintippen, was er sieht. In Spielen mit lauter offenen Karten findet es die besten Züge; dort gilt ein Ergebnis als „mit jeder Hilfe“. Fairer sind Turniere in Spielen mit verdeckten Karten.',
          ],
          [
            'Wer die Seite betreibt',
            'Diese Leute können ein Blatt nicht mehr ändern, sobald der Fingerabdruck veröffentlicht ist. Sie könnten aber die Karten ansehen, und das kann auch jeder, der an die Datenbank oder eine Kopie davon kommt.',
          ],
          ['Erst nachdenken', 'Du kannst vor dem ersten Zug nachdenken. Die Uhr läuft dabei schon.'],
        ],
      },
    ],
  },
};
