import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinStore } from '@/tests/api/support/in-process';
import { revokeCreatedKeys } from '@/tests/support/api-keys';
import { ask, makeWorld } from './ask';
import { CALLERS, rowName, type World } from './row';
import { ACCESS_ROWS } from './rows';

let world: World;

beforeAll(async () => {
  await joinStore();
  world = await makeWorld();
});

afterAll(revokeCreatedKeys);

describe('the access matrix', () => {
  it.each(ACCESS_ROWS.map((row) => [rowName(row), row] as const))('%s', async (_, row) => {
    const got: Record<string, number | null> = {};
    for (const caller of CALLERS) {
      got[caller] = row.expected[caller] === null ? null : await ask(row, caller, world);
    }
    expect(got).toEqual(row.expected);
  });
});
