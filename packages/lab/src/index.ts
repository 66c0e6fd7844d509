/** Surveys: how often a game can be won, or is won by whom, over any number of deals; resumable and reproducible. */
export { makeAtlas, type Atlas } from './atlas/atlas.ts';
export { entryOfKept, entryOfList, type Entry } from './atlas/entry.ts';
export { keptIn } from './atlas/folder.ts';
export { keep, keptText, nameOf, readKept, type Kept } from './atlas/kept.ts';
export { atlasJson, atlasPage } from './atlas/page.ts';
export { chunkLine, contradictions, readChunk, runChunk, type Chunk, type ChunkTask } from './chunk.ts';
export { openCluster, type Cluster } from './cluster/cluster.ts';
export { type Place as ClusterPlace } from './cluster/store.ts';
export {
  alarmsOf,
  cancel,
  chunksOfSurvey,
  statusOf,
  submit,
  surveysIn,
  USUAL_LEASE_S,
  type Status,
} from './cluster/surveys.ts';
export { work, type WorkerEvent } from './cluster/worker.ts';
export { chunkTasks, inlineChunkPool, type ChunkPool } from './chunk-tasks.ts';
export {
  evidenceOf,
  fewestLeft,
  knownLeft,
  meanOf,
  parOf,
  withoutEvents,
  type Deals,
  type Evidence,
  type Mean,
  type Play,
} from './par.ts';
export { chunksIn, DiskError, openJournal, planIn, type Journal } from './journal.ts';
export { planSurvey } from './chunk-size.ts';
export { chunksOf, dealsOf, gameOf, makePlan, MOST_A_CHUNK, planText, readPlan, type Plan } from './plan.ts';
export { Progress, type Counts } from './progress.ts';
export { htmlReport } from './report/html.ts';
export { jsonReport } from './report/json.ts';
export { percent, textReport } from './report/text.ts';
export { summarize, type Summary } from './summary.ts';
export { memory, survey, type Sink, type SurveyOptions } from './survey.ts';
