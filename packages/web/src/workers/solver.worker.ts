/**
 * The worker for the solver and for measuring games. All of the solver, its WebAssembly included, is in this one file,
 * which is fetched with the first request and cached by the service worker.
 */
/// <reference lib="webworker" />
import { serveTasks, webPort } from '@cairn/pool';
import { webTasks } from './web-tasks.ts';

declare const self: DedicatedWorkerGlobalScope;

serveTasks(webPort(self), webTasks());
