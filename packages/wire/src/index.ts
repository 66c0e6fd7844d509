/** What the app and the club's server send to each other, and a client. */
export type { ApiInfo, Me, NoAccount } from './accounts.ts';
export type { FoundAccount, Report, Reports, SharedNetwork, SharedNetworks, SiteFigures } from './admin.ts';
export {
  clubClient,
  type Answer,
  type ClubClient,
  type Fetch,
  type FetchAnswer,
  type Method,
} from './client.ts';
export { clubFault, CLUB_FAULTS, type ClubFault } from './faults.ts';
export {
  newContestBody,
  type BoardStanding,
  type ContestBoard,
  type ContestHead,
  type ContestList,
  type ContestView,
  type ListedPlayer,
  type NewContest,
  type OpenedBoard,
  type OwnPlay,
  type TableRow,
  type TotalStanding,
  type TotalStandingRow,
} from './contests.ts';
export type { DailyDeal, DailyView, GameStreaks, Leaderboard, LeaderboardRow } from './daily.ts';
export {
  actsBody,
  type ActsBody,
  type MadeActs,
  type MovedOn,
  type PlayState,
  type PlayStep,
  type SentAct,
} from './plays.ts';
export { beginPlay, isPlayFinished, mayTakeBack, type FollowedPlay, type KeptPlay } from './followed-play.ts';
export {
  GUEST_DAYS,
  limitBounds,
  limitsBody,
  LIMIT_NAMES,
  type LimitName,
  type LimitsBody,
  type RequestLimit,
  type SiteLimits,
} from './site-limits.ts';
export { PlayLink, type LinkNews, type LinkPorts, type LinkState } from './play-link.ts';
