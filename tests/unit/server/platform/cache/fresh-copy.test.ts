import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FreshCopy } from '@/lib/server/platform/cache/copies-in-memory';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 10_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A copy of which each read takes until `finish` is called, and what its reads were started with. */
function heldCopy() {
  const reads: [startedAt: number, isDue: boolean][] = [];
  const held: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const copy = new FreshCopy({
    maxAgeMs: 1_000,
    read: (...read) => {
      reads.push(read);
      return new Promise<void>((resolve, reject) => held.push({ resolve, reject }));
    },
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (error?: Error) => {
    const read = held.shift();
    if (!read) throw new Error('nothing is read');
    if (error) read.reject(error);
    else read.resolve();
    await turn();
  };
  return { copy, reads, finish };
}

it('a copy is read once for all callers, and again when it is as old as allowed', async () => {
  const { copy, reads, finish } = heldCopy();
  const all = Promise.all([copy.ensureFresh(), copy.ensureFresh()]);
  await finish();
  await all;
  vi.advanceTimersByTime(999);
  await copy.ensureFresh();
  expect(reads).toEqual([[10_000, true]]);
  vi.advanceTimersByTime(1);
  const later = copy.ensureFresh();
  await finish();
  await later;
  expect(reads).toEqual([
    [10_000, true],
    [11_000, true],
  ]);
});

it('a change is read at once, also one that was marked during a read', async () => {
  const { copy, reads, finish } = heldCopy();
  const first = copy.ensureFresh();
  copy.markChanged();
  const second = copy.ensureFresh();
  await finish();
  await first;
  vi.advanceTimersByTime(500);
  await finish();
  await second;
  await copy.ensureFresh();
  expect(reads).toEqual([
    [10_000, true],
    [10_000, false],
  ]);
});

it('a read of changes alone does not make the rest younger', async () => {
  const { copy, reads, finish } = heldCopy();
  const first = copy.ensureFresh();
  await finish();
  await first;
  vi.advanceTimersByTime(900);
  copy.markChanged();
  const second = copy.ensureFresh();
  await finish();
  await second;
  vi.advanceTimersByTime(100);
  const third = copy.ensureFresh();
  await finish();
  await third;
  expect(reads.map(([, isDue]) => isDue)).toEqual([true, false, true]);
});

it('a read that takes longer than a copy may be old is young enough for who awaited it', async () => {
  const { copy, reads, finish } = heldCopy();
  const fresh = copy.ensureFresh();
  vi.advanceTimersByTime(50_000);
  await finish();
  await fresh;
  expect(reads).toHaveLength(1);
});

it('a failed read rejects, and the next call reads again', async () => {
  const { copy, reads, finish } = heldCopy();
  const failed = expect(copy.ensureFresh()).rejects.toThrow('away');
  await finish(new Error('away'));
  await failed;
  const second = copy.ensureFresh();
  await finish();
  await second;
  expect(reads).toHaveLength(2);
});

it('a refresh reads everything however young the copy is', async () => {
  const { copy, reads, finish } = heldCopy();
  for (let round = 0; round < 2; round += 1) {
    const refreshed = copy.refresh();
    await finish();
    await refreshed;
  }
  expect(reads).toEqual([
    [10_000, true],
    [10_000, true],
  ]);
});

it('a copy ages as time passes, whatever the wall clock is set to', async () => {
  const { copy, reads, finish } = heldCopy();
  const first = copy.ensureFresh();
  await finish();
  await first;
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1_000);
  const second = copy.ensureFresh();
  await finish();
  await second;
  expect(reads).toEqual([
    [10_000, true],
    [1_000, true],
  ]);
});
