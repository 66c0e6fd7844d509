// Lines of play for tests of the app.
export { dealOf, gameOf, lazyLine, lineFrom, played, take as sure, winningLine } from '@cairn/testkit';
