/** Surveys: how often a game can be won, or is won by a policy, over any number of deals; resumable, reproducible. */
export { advisedTasks, playAdvisedDeals, type AdvisedPool } from './advised-tasks.ts';
export { makeAtlas, type Atlas } from './atlas/atlas.ts';
export { entriesOfFits, entryOfSurvey, entryOfList } from './atlas/entry.ts';
export { storedSurveysIn } from './atlas/stored-surveys.ts';
export {
  storedSurveyOf,
  storedSurveyText,
  surveyName,
  readStoredSurvey,
  type StoredSurvey,
} from './atlas/stored-survey.ts';
export { atlasCharts } from './atlas/charts.ts';
export { atlasJson, atlasPage } from './atlas/page.ts';
export { chunkLine, contradictions, readChunk, runChunk, type Chunk, type ChunkTask } from './chunk.ts';
export { openCluster, type SurveyCluster } from './cluster/cluster.ts';
export {
  contradictionsOf,
  cancelSurvey,
  chunksOfSurvey,
  statusOf,
  submitSurvey,
  surveysIn,
  DEFAULT_LEASE_S,
  type SurveyStatus,
} from './cluster/surveys.ts';
export { runWorker, type WorkerEvent } from './cluster/worker.ts';
export { chunkTasks, inlineChunkPool, type ChunkPool } from './chunk-tasks.ts';
export {
  evidenceOf,
  fewestLeft,
  knownLeft,
  meanOf,
  parOf,
  withoutEvents,
  type DealRange,
  type ParEvidence,
  type Mean,
  type PolicyEvidence,
} from './par.ts';
export { chunksIn, DiskError, openJournal, planIn, type Journal } from './journal.ts';
export { planSurvey } from './chunk-size.ts';
export {
  chunksOf,
  dealsOf,
  gameOfPlan,
  makePlan,
  MOST_A_CHUNK,
  planText,
  readPlan,
  type SurveyPlan,
} from './plan.ts';
export { SurveyProgress, type DealCounts } from './progress.ts';
export { htmlReport } from './report/html.ts';
export { jsonReport } from './report/json.ts';
export { percent, textReport } from './report/text.ts';
export { summarize, type SurveySummary } from './summary.ts';
export { memoryStore, runSurvey, type ChunkStore, type SurveyOptions } from './survey.ts';
