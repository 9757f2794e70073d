import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReloadAnswer } from '@/lib/server/platform/db/documents/coordination';
import { LOOK_EVERY_MS } from './follow-reloads';
import { findReload, insertReload, setReloadPhase } from './reloads.repository';

/** In which every instance has seen the request, unless it has no database. */
const GATHER_MS = 4 * LOOK_EVERY_MS;
const PREPARE_MS = 180_000;
const TAKE_OVER_MS = 60_000;
const POLL_MS = 250;

/** `late`: instances that did not answer in time. */
export type ReloadOutcome = {
  isDone: boolean;
  answers: readonly ReloadAnswer[];
};

async function answersOf(reload: string): Promise<ReloadAnswer[]> {
  return Object.values((await findReload(reload))?.answers ?? {});
}

async function awaitAnswers(reload: string, passing: ReloadAnswer['state'], limitMs: number) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answers = await answersOf(reload);
    if (!answers.some(({ state }) => state === passing) || Date.now() > deadline) return answers;
    await pause(POLL_MS);
  }
}

/**
 * Asks all running servers and workers to take over the shop's folder as it is now. All do, or none; `answers` is empty where
 * none is running.
 */
export async function askForReload(): Promise<ReloadOutcome> {
  const reload = randomUUID();
  await insertReload(reload, new Date());
  await pause(GATHER_MS);
  const prepared = await awaitAnswers(reload, 'preparing', PREPARE_MS);
  if (prepared.length === 0 || prepared.some(({ state }) => state !== 'prepared')) {
    await setReloadPhase(reload, 'abort');
    return { isDone: false, answers: prepared };
  }
  await setReloadPhase(reload, 'commit');
  const answers = await awaitAnswers(reload, 'prepared', TAKE_OVER_MS);
  return { isDone: answers.every(({ state }) => state === 'serving'), answers };
}
