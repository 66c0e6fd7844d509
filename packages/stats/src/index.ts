/** 95% confidence intervals for shares and means. Pure functions of numbers; nothing here knows of games. */
export { clopperPearson, meanInterval, wilson, type Interval } from './interval.ts';
export { shareOf, type Share } from './share.ts';
