import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#storage/store';
import { type CommitHooks, Writer } from '#storage/writer';

/** A store whose disk refuses writes while `full` has a reason, and then stores nothing of one. */
function diskStore() {
  const disk = { full: undefined as string | undefined, stored: [] as string[] };
  let written: string[] = [];
  const store = {
    put: (key: Buffer) => written.push(key.toString()),
    write(work: () => void) {
      written = [];
      work();
      if (disk.full) throw new Error(disk.full);
      disk.stored.push(...written);
    },
  } as unknown as Store;
  return { disk, store };
}

function setUp() {
  const { disk, store } = diskStore();
  const hooks = { beforeCommit: vi.fn(), afterFailure: vi.fn(), log: vi.fn() } satisfies CommitHooks;
  const writer = new Writer(store, hooks);
  const write = (key: string) => writer.submit(() => store.put(Buffer.from(key), Buffer.alloc(0)));
  return { disk, hooks, write };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

describe('a disk that takes no more', () => {
  const REASONS = ['No space left on device', 'Input/output error', 'Disc quota exceeded', 'File too large'];
  test.each(REASONS)('refuses every write (%s), stores nothing of it, and is logged once', async (reason) => {
    const { disk, hooks, write } = setUp();
    await write('before');
    disk.full = reason;
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(write));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { codeName: 'OutOfDiskSpace' } });
    await expect(write('d')).rejects.toMatchObject({ code: 14_031 });
    expect(disk.stored).toStrictEqual(['before']);
    expect(hooks.afterFailure).toHaveBeenCalled();
    expect(hooks.log.mock.calls).toStrictEqual([[expect.stringContaining(reason)]]);
  });

  test('is written to again once there is room, and is logged anew when it is full another time', async () => {
    const { disk, hooks, write } = setUp();
    disk.full = 'No space left on device';
    await expect(write('a')).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
    disk.full = undefined;
    await write('b');
    expect(disk.stored).toStrictEqual(['b']);
    vi.advanceTimersByTime(61_000);
    disk.full = 'No space left on device';
    await expect(write('c')).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
    expect(hooks.log).toHaveBeenCalledTimes(2);
  });

  test('is not blamed for other faults, which stay as they are', async () => {
    const { disk, hooks, write } = setUp();
    disk.full = 'something else';
    await expect(write('a')).rejects.toThrow(/^something else$/);
    expect(hooks.log).not.toHaveBeenCalled();
  });
});
