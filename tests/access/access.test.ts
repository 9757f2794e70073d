import { beforeAll, describe, expect, it } from 'vitest';
import { joinStore } from '@/tests/api/support/in-process';
import { ask, makeWorld } from './ask';
import { CALLERS, rowName, type World } from './row';
import { ACCESS_ROWS } from './rows';

let world: World;

beforeAll(async () => {
  joinStore();
  world = await makeWorld();
});

describe('the access matrix', () => {
  it.each(ACCESS_ROWS.map((row) => [rowName(row), row] as const))('%s', async (_, row) => {
    const answered: Record<string, number | null> = {};
    for (const caller of CALLERS) {
      answered[caller] = row.expected[caller] === null ? null : await ask(row, caller, world);
    }
    expect(answered).toEqual(row.expected);
  });
});
