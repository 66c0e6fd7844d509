/** The addresses of the club's pages. */

export type ClubRoute =
  | { readonly page: 'today' | 'contests' | 'new-contest' | 'account' | 'fairness' | 'admin' }
  | { readonly page: 'contest'; readonly contest: string; readonly invitation: string | null }
  | { readonly page: 'play'; readonly contest: string; readonly board: number }
  | { readonly page: 'daily'; readonly date: string; readonly game: string; readonly options: Options }
  | { readonly page: 'leaders'; readonly game: string; readonly month: string }
  /** A one-time code in a link, for signing in. */
  | { readonly page: 'code'; readonly code: string };

type Options = Readonly<Record<string, string>>;

const PLAIN = ['contests', 'account', 'fairness', 'admin'] as const;

/** Reads an address such as "#/club/contest/ID"; what is none of the club's pages is the first of them. */
export const readClubRoute = (address: string): ClubRoute => {
  const [path = '', query = ''] = address.replace(/^#?\/?club\/?/, '').split('?');
  const [first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  if (first === 'contests' && second === 'new') return { page: 'new-contest' };
  if (first === 'contest' && second !== '')
    return { page: 'contest', contest: second, invitation: asked.get('invitation') };
  if (first === 'play' && /^\d{1,2}$/.test(third))
    return { page: 'play', contest: second, board: Number(third) };
  if (first === 'daily' && third !== '')
    return { page: 'daily', date: second, game: third, options: Object.fromEntries(asked) };
  if (first === 'leaders') return { page: 'leaders', game: second, month: third };
  if (first === 'code' && second !== '') return { page: 'code', code: second };
  const plain = PLAIN.find((page) => page === first);
  return { page: plain ?? 'today' };
};

const inClub = (...parts: readonly (string | number)[]): string =>
  ['#/club', ...parts.map((part) => encodeURIComponent(part))].join('/');

export const TODAY_HREF = inClub();
export const CONTESTS_HREF = inClub('contests');
export const NEW_CONTEST_HREF = inClub('contests', 'new');
export const ACCOUNT_HREF = inClub('account');
export const FAIRNESS_HREF = inClub('fairness');
export const ADMIN_HREF = inClub('admin');
export const contestHref = (contest: string, invitation: string | null = null): string =>
  inClub('contest', contest) + (invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`);
export const boardHref = (contest: string, board: number): string => inClub('play', contest, board);
export const dailyHref = (date: string, game: string, options: Options): string => {
  const query = new URLSearchParams(options).toString();
  return inClub('daily', date, game) + (query === '' ? '' : `?${query}`);
};
export const leadersHref = (game: string, month: string): string => inClub('leaders', game, month);
export const codeHref = (code: string): string => inClub('code', code);
