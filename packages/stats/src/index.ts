/** Confidence intervals for shares and means, at 95 %. Pure functions of numbers; nothing here knows of games. */
export { clopperPearson, meanInterval, wilson, type Interval } from './interval.ts';
export { shareOf, type Share } from './share.ts';
