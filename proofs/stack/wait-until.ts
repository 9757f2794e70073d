import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 50;
const LIMIT_MS = 120_000;

/**
 * Until `attempt` returns something truthy, which is returned. Throws after `limitMs`, with the name of the condition: a
 * proof that waits for ever proves nothing.
 */
export async function waitUntil<T>(
  what: string,
  attempt: () => T | Promise<T>,
  limitMs: number = LIMIT_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const response = await attempt();
    if (response) return response;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s for ${what}`);
    await setTimeout(PAUSE_MS);
  }
}
