import { describe, expect, it } from 'vitest';
import { type Allowance, ReadCounter } from '@/lib/server/identity/rate-limits/read-counter';

const LIMIT = 200;
const LEASE = LIMIT / 20;
const WINDOW_MS = 60_000;

/** The window that all processes share, as the database keeps it. */
function sharedWindow() {
  const windows = new Map<string, { count: number; windowEndsAt: Date }>();
  const asked: number[] = [];
  const state = { isAway: false, now: 0, asked };
  const settle = async (key: string, calls: number) => {
    await Promise.resolve();
    if (state.isAway) throw new Error('away');
    asked.push(calls);
    const open = windows.get(key);
    const isOpen = open !== undefined && open.windowEndsAt.getTime() > state.now;
    const window = isOpen
      ? { ...open, count: open.count + calls }
      : { count: calls, windowEndsAt: new Date(state.now + WINDOW_MS) };
    windows.set(key, window);
    return window;
  };
  return Object.assign(state, { settle });
}

type Shared = ReturnType<typeof sharedWindow>;

const counter = (shared: Shared) =>
  new ReadCounter({ limit: LIMIT, windowMs: WINDOW_MS, settle: shared.settle });

/** Lets settlements under way end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Makes so many calls, each after the settlements of the one before; returns how many were allowed. */
async function call(process: ReadCounter, calls: number, now = 0, key = '192.0.2.1'): Promise<number> {
  let allowed = 0;
  for (let made = 0; made < calls; made += 1) {
    if (process.take(key, now).allowed) allowed += 1;
    await settled();
  }
  return allowed;
}

const refusal = (allowance: Allowance) => (allowance.allowed ? null : allowance.retryAfterSeconds);

describe('reads counted in memory', () => {
  it('are allowed exactly up to the limit in one process, one by one or all at once', async () => {
    expect(await call(counter(sharedWindow()), LIMIT + 30)).toBe(LIMIT);
    const process = counter(sharedWindow());
    const atOnce = Array.from({ length: LIMIT + 30 }, () => process.take('192.0.2.1', 0));
    expect(atOnce.filter(({ allowed }) => allowed)).toHaveLength(LIMIT);
    await settled();
    expect(process.take('192.0.2.1', 1).allowed).toBe(false);
  });

  it('are refused until the window ends, and then allowed again', async () => {
    const shared = sharedWindow();
    const process = counter(shared);
    await call(process, LIMIT);
    expect(refusal(process.take('192.0.2.1', 20_000))).toBe(40);
    expect(refusal(process.take('192.0.2.1', WINDOW_MS - 1))).toBe(1);
    shared.now = WINDOW_MS;
    expect(await call(process, LIMIT + 30, WINDOW_MS)).toBe(LIMIT);
  });

  it('ask the shared window once a lease, and never for less', async () => {
    const shared = sharedWindow();
    const process = counter(shared);
    await call(process, LEASE - 1);
    expect(shared.asked).toEqual([]);
    await call(process, LIMIT);
    expect(shared.asked).toHaveLength(LIMIT / LEASE);
    expect(shared.asked.reduce((sum, calls) => sum + calls)).toBe(LIMIT);
  });

  it('are never refused before the limit, and at most a lease beyond it for each further process', async () => {
    const shared = sharedWindow();
    const processes = [counter(shared), counter(shared), counter(shared), counter(shared)];
    let allowed = 0;
    let refusedAt = 0;
    for (let round = 0; round < LIMIT; round += 1) {
      for (const process of processes) {
        const now = await call(process, 1);
        if (now === 0 && refusedAt === 0) refusedAt = allowed;
        allowed += now;
      }
    }
    expect(refusedAt).toBeGreaterThanOrEqual(LIMIT);
    expect(allowed).toBeLessThanOrEqual(LIMIT + (processes.length - 1) * LEASE);
  });

  it('take over the window that another process opened', async () => {
    const shared = sharedWindow();
    await call(counter(shared), LIMIT);
    shared.now = 50_000;
    const late = counter(shared);
    await call(late, LEASE, 50_000);
    expect(refusal(late.take('192.0.2.1', 50_000))).toBe(10);
    shared.now = WINDOW_MS;
    expect(late.take('192.0.2.1', WINDOW_MS).allowed).toBe(true);
  });

  it('neither stop nor become boundless while the database is away', async () => {
    const shared = sharedWindow();
    const process = counter(shared);
    shared.isAway = true;
    expect(await call(process, 3 * LIMIT)).toBe(LIMIT);
    expect(await call(process, 3 * LIMIT, WINDOW_MS)).toBe(LIMIT);
    shared.isAway = false;
    shared.now = 2 * WINDOW_MS;
    expect(await call(process, 3 * LIMIT, 2 * WINDOW_MS)).toBe(LIMIT);
    expect(shared.asked.reduce((sum, calls) => sum + calls)).toBe(LIMIT);
  });

  it('count nothing twice when the shared window ended before this process noticed', async () => {
    const shared = sharedWindow();
    const process = counter(shared);
    await call(process, LEASE);
    // This process's clock is behind.
    shared.now = WINDOW_MS + 5;
    expect(await call(process, LIMIT + 30, WINDOW_MS - 1)).toBe(LIMIT);
  });

  it('are counted for each address by itself', async () => {
    const process = counter(sharedWindow());
    expect(await call(process, LIMIT + 1, 0, '192.0.2.1')).toBe(LIMIT);
    expect(await call(process, 1, 0, '192.0.2.2')).toBe(1);
  });
});
