import { describe, expect, it } from 'vitest';
import { crashesInARow, restartDelay } from '@/lib/server/platform/process-group/restart-delay';
import { webProcesses } from '@/lib/server/platform/process-group/web-processes';

describe('the number of processes', () => {
  it('is that of the cores, four at most, unless it is set', () => {
    const production = { WEB_PROCESSES: undefined, FORGELINE_EMULATORS: false };
    expect([1, 2, 4, 64].map((cores) => webProcesses(production, cores))).toEqual([1, 2, 4, 4]);
    expect(webProcesses({ ...production, WEB_PROCESSES: 12 }, 2)).toBe(12);
  });

  it('is one beside emulators, unless it is set', () => {
    expect(webProcesses({ WEB_PROCESSES: undefined, FORGELINE_EMULATORS: true }, 8)).toBe(1);
    expect(webProcesses({ WEB_PROCESSES: 2, FORGELINE_EMULATORS: true }, 8)).toBe(2);
  });
});

describe('a process that crashed', () => {
  it('is started again later each time it crashes at once, and never later than after half a minute', () => {
    expect([1, 2, 3, 6, 7, 100].map(restartDelay)).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000]);
  });

  it('has its crashes forgotten once it has served for a minute', () => {
    expect(crashesInARow(4, 3_000)).toBe(5);
    expect(crashesInARow(4, 60_000)).toBe(1);
  });
});
