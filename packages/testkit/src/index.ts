/** What tests of several packages share. Nothing that ships imports it. */
export { chance, type Chance } from './chance.ts';
export { changedCases, singles, standardCases, type Case, type Options } from './choices.ts';
export { written } from './fixture.ts';
export { frozen } from './frozen.ts';
export { keepsLaws, sorted } from './laws.ts';
export { dealOf, gameOf, lazyLine, lineFrom, played, winningLine } from './lines.ts';
export { mutated } from './mutated.ts';
export { familyOf, firstSeed, nightlySeed, ofToday, sized } from './nightly.ts';
export { startServer, type PostgresServer } from './postgres.ts';
export { optionalFields, schemaPlaces, type PlacedWord } from './schema-words.ts';
export { codes, dealt, faultsOf, take } from './take.ts';
export { walk, type Stop } from './walk.ts';
