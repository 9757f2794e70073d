import { afterEach, expect, it, vi } from 'vitest';
import { createPause, mapInSteps, runInSteps } from '@/lib/server/platform/work-in-steps';

let clock = 0;
vi.spyOn(performance, 'now').mockImplementation(() => clock);

afterEach(() => {
  clock = 0;
});

/** Counts turns of the event loop until it is told to stop. */
function countTurns(): { turns: () => number } {
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (turns < 100) setImmediate(turn);
  };
  setImmediate(turn);
  return { turns: () => turns };
}

it('work in steps yields to the event loop between items that take long, and not between short ones', async () => {
  const { turns } = countTurns();
  const slow = (item: number) => {
    clock += 10;
    return item * 2;
  };
  const seen: number[] = [];
  const results = await mapInSteps(
    [1, 2, 3],
    (item) => {
      seen.push(turns());
      return slow(item);
    },
    createPause(),
  );
  expect(results).toEqual([2, 4, 6]);
  const [first = 0, second = 0, third = 0] = seen;
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);

  const before = turns();
  await mapInSteps([1, 2, 3], (item) => item, createPause());
  expect(turns()).toBe(before);
});

it('work in steps runs to its result, and passes on what it throws', async () => {
  function* count(): Generator<void, number> {
    yield;
    yield;
    return 3;
  }
  expect(await runInSteps(count(), createPause())).toBe(3);
  function* fail(): Generator<void, number> {
    yield;
    throw new Error('no number');
  }
  await expect(runInSteps(fail(), createPause())).rejects.toThrow('no number');
});
