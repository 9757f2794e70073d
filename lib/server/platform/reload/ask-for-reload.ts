import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReloadAnswer } from '@/lib/server/platform/db/documents/coordination';
import { LONGEST_WAIT_MS, LOOK_EVERY_MS } from './follow-reloads';
import { findNewestReload, findReload, insertReload, setReloadPhase } from './reloads.repository';

/** In which every instance has seen the request, unless it has no database. */
const GATHER_MS = 4 * LOOK_EVERY_MS;
const PREPARE_MS = 180_000;
const TAKE_OVER_MS = 60_000;
const POLL_MS = 250;

/** `isUnderWay`: by someone else, and nothing was asked for. */
export type ReloadOutcome = {
  isDone: boolean;
  isUnderWay?: boolean;
  answers: readonly ReloadAnswer[];
};

async function answersOf(reload: string): Promise<ReloadAnswer[]> {
  return Object.values((await findReload(reload))?.answers ?? {});
}

async function awaitAnswers(
  reload: string,
  passing: ReloadAnswer['state'],
  { limitMs, isGivenUp = () => false }: { limitMs: number; isGivenUp?: () => boolean },
) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answers = await answersOf(reload);
    const isDecided = !answers.some(({ state }) => state === passing);
    if (isDecided || isGivenUp() || Date.now() > deadline) return answers;
    await pause(POLL_MS);
  }
}

/**
 * Asks all running servers and workers to take over the shop's folder as it is now. All do, or none; `answers` is empty where
 * none is running. Nothing changes once it is given up, unless they take over already.
 */
export async function askForReload(givenUp: AbortSignal): Promise<ReloadOutcome> {
  const isGivenUp = () => givenUp.aborted;
  const before = await findNewestReload(new Date(Date.now() - LONGEST_WAIT_MS));
  if (before?.phase === 'prepare') return { isDone: false, isUnderWay: true, answers: [] };
  const reload = randomUUID();
  await insertReload(reload, new Date());
  await pause(GATHER_MS);
  const prepared = await awaitAnswers(reload, 'preparing', { limitMs: PREPARE_MS, isGivenUp });
  if (isGivenUp() || prepared.length === 0 || prepared.some(({ state }) => state !== 'prepared')) {
    await setReloadPhase(reload, 'abort');
    return { isDone: false, answers: prepared };
  }
  await setReloadPhase(reload, 'commit');
  const answers = await awaitAnswers(reload, 'prepared', { limitMs: TAKE_OVER_MS });
  return { isDone: answers.every(({ state }) => state === 'serving'), answers };
}
