import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 50;
const LIMIT_MS = 120_000;

/**
 * Asks again and again until the answer is something, and answers that. Throws, naming what it waited for, when it took
 * longer than `limitMs`: a proof that waits for ever proves nothing.
 */
export async function waitUntil<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs: number = LIMIT_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s for ${what}`);
    await setTimeout(PAUSE_MS);
  }
}
