import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinStore } from '@/tests/api/support/in-process';
import { revokeCreatedKeys } from '@/tests/support/api-keys';
import { CALLERS, expectedHere, rowName, type World } from './row';
import { ACCESS_ROWS } from './rows';
import { makeWorld, statusFor } from './status-for';

let world: World;

beforeAll(async () => {
  await joinStore();
  world = await makeWorld();
});

afterAll(revokeCreatedKeys);

describe('the access matrix', () => {
  it.each(ACCESS_ROWS.map((row) => [rowName(row), row] as const))('%s', async (_, row) => {
    const expected = expectedHere(row);
    const got: Record<string, number | null> = {};
    for (const caller of CALLERS) {
      got[caller] = expected[caller] === null ? null : await statusFor(row, caller, world);
    }
    expect(got).toEqual(expected);
  });
});
