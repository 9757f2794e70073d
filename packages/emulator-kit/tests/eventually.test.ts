import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../src/testing/eventually';

const PATIENCE = { everyMs: 50, ms: 1_000, looks: 10 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the value of the nth look, each of which takes so long. */
function looking(tookMs: number, valueAt: number) {
  let looks = 0;
  const read = async () => {
    looks += 1;
    const value = looks >= valueAt ? looks : undefined;
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    return value;
  };
  return eventually('the end', read, PATIENCE);
}

it('eventually returns what it waits for', async () => {
  const [found] = await Promise.all([looking(0, 15), vi.runAllTimersAsync()]);
  expect(found).toBe(15);
});

it('goes on for as many looks as a quiet machine has, however long each takes', async () => {
  const [found] = await Promise.all([looking(10_000, 10), vi.runAllTimersAsync()]);
  expect(found).toBe(10);
});

it('ends with what it waited for, and for how long', async () => {
  const waiting = looking(10_000, Number.POSITIVE_INFINITY);
  const ended = expect(waiting).rejects.toThrow('waited in vain for the end: looked 10 times in 100 s');
  await vi.runAllTimersAsync();
  await ended;
});
