import { expect, it } from 'vitest';
import { raiseTagVersion, tagVersion } from '@/lib/server/platform/cache/tags';
import { VersionWatch } from '@/lib/server/serving/pages/version-watch';

function watched() {
  const state = { now: 1_000, version: 'a', reads: 0 };
  const watch = new VersionWatch('watched', async () => {
    state.reads += 1;
    return state.version;
  });
  return { state, watch, become: () => watch.refresh(() => state.now) };
}

it('a version that is watched is read once while nothing changes, for half a second', async () => {
  const { state, watch, become } = watched();
  expect(watch.isCurrent(state.now)).toBe(false);
  await Promise.all([become(), become()]);
  expect([watch.isCurrent(1_249), watch.isCurrent(1_500)]).toEqual([true, false]);
  await become();
  expect(state.reads).toBe(1);
  state.now = 1_500;
  await become();
  expect(state.reads).toBe(2);
});

it('a version that is watched is read in the background before it is too old, once, so that no request waits', async () => {
  const { state, watch, become } = watched();
  await become();
  state.version = 'b';
  expect([watch.isCurrent(1_250), watch.isCurrent(1_260)]).toEqual([true, true]);
  await become();
  expect(state.reads).toBe(2);
  expect([watch.isCurrent(1_749), watch.isCurrent(1_750)]).toEqual([true, false]);
});

it('a version that is watched marks its tag when it moves on, and only then', async () => {
  const { state, watch, become } = watched();
  await become();
  const before = tagVersion('watched');
  raiseTagVersion('another');
  expect(watch.isCurrent(state.now)).toBe(false);
  await become();
  expect([watch.isCurrent(state.now), tagVersion('watched')]).toEqual([true, before]);
  state.version = 'b';
  raiseTagVersion('another');
  await become();
  expect(tagVersion('watched')).toBeGreaterThan(before);
  expect(watch.isCurrent(state.now)).toBe(true);
});

it('a version that is watched is read again after a change that came while it was read', async () => {
  const { state, watch, become } = watched();
  const watching = new VersionWatch('other', async () => {
    state.reads += 1;
    if (state.reads === 1) raiseTagVersion('another');
    return String(state.reads);
  });
  const first = watching.refresh(() => state.now);
  await first;
  expect(watching.isCurrent(state.now)).toBe(false);
  await watching.refresh(() => state.now);
  expect([state.reads, watching.isCurrent(state.now)]).toEqual([2, true]);
  expect(watch.isCurrent(state.now)).toBe(false);
  await become();
});

it('a version that is watched rejects each call while it cannot be read', async () => {
  const failing = new VersionWatch('failing', () => Promise.reject(new Error('away')));
  await expect(failing.refresh(() => 1_000)).rejects.toThrow('away');
  await expect(failing.refresh(() => 1_000)).rejects.toThrow('away');
  expect(failing.isCurrent(1_000)).toBe(false);
});

it('a version that is watched stays current for its half second where it cannot be read in the background', async () => {
  let isAway = false;
  const failing = new VersionWatch('failing later', () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve('a'),
  );
  await failing.refresh(() => 1_000);
  isAway = true;
  expect(failing.isCurrent(1_400)).toBe(true);
  await expect(failing.refresh(() => 1_500)).rejects.toThrow('away');
  expect([failing.isCurrent(1_499), failing.isCurrent(1_500)]).toEqual([true, false]);
});
