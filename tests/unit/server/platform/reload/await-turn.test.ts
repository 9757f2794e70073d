import { beforeEach, expect, it, vi } from 'vitest';
import type { ReloadPhase } from '@/lib/server/platform/db/documents/coordination';
import { awaitTurn, LONGEST_WAIT_MS, LOOK_EVERY_MS } from '@/lib/server/platform/reload/follow-reloads';

/** What the database says at each look; `away` where it is out of reach. */
const database: { phases: (ReloadPhase | 'away')[]; answers: string[] } = { phases: [], answers: [] };
const refusals: string[] = [];

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ FORGELINE_RELOAD: 'of-monday', FORGELINE_INSTANCE: 'web-1' }),
}));
vi.mock('@/lib/server/platform/reload/reloads.repository', () => ({
  answerReload: async (_reload: string, _instance: string, { state }: { state: string }) =>
    database.answers.push(state),
  findNewestReload: async () => null,
  findReload: async () => {
    const phase = database.phases.length > 1 ? database.phases.shift() : database.phases[0];
    if (phase === 'away') throw new Error('away');
    return phase && { phase };
  },
}));
vi.mock('@/lib/server/platform/supervision/supervised', () => ({
  isSupervised: () => true,
  onSupervisor: () => undefined,
  toSupervisor: async () => undefined,
  refuseToStart: async (reason: string) => void refusals.push(reason),
}));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void vi.advanceTimersByTime(ms),
}));

class Exit extends Error {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Exit('ended');
  });
  Object.assign(database, { phases: [], answers: [] });
  refusals.length = 0;
});

const turn = () => awaitTurn('server', Promise.resolve());

it('a second process takes over once all are prepared', async () => {
  database.phases = ['prepare', 'prepare', 'commit'];
  await turn();
  expect(database.answers).toEqual(['prepared']);
  expect(refusals).toEqual([]);
});

it('a second process takes over with the others although the database was out of reach when it was decided', async () => {
  database.phases = ['prepare', 'away', 'away', 'commit'];
  await turn();
  expect(refusals).toEqual([]);
});

it('a second process ends where another instance cannot take over, and where nothing is decided for too long', async () => {
  database.phases = ['prepare', 'away', 'abort'];
  await turn();
  expect(refusals).toEqual(['ended']);
  database.phases = ['away'];
  const begun = Date.now();
  await turn();
  expect(refusals).toEqual(['ended', 'ended']);
  expect(Date.now() - begun).toBeGreaterThan(LONGEST_WAIT_MS);
  expect(Date.now() - begun).toBeLessThanOrEqual(LONGEST_WAIT_MS + 2 * LOOK_EVERY_MS);
});
