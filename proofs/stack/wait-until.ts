import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 50;
const LIMIT_MS = 120_000;

/**
 * Calls `ask` until it returns something truthy, and returns that. Throws, naming what it waited for, after `limitMs`: a
 * proof that waits for ever proves nothing.
 */
export async function waitUntil<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs: number = LIMIT_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const response = await ask();
    if (response) return response;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s for ${what}`);
    await setTimeout(PAUSE_MS);
  }
}
