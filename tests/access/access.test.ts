import { beforeAll, describe, expect, it } from 'vitest';
import { joinStore } from '@/tests/api/support/in-process';
import { ask, makeWorld } from './ask';
import { CALLERS, type Row, rowName, type World } from './row';
import { ACCESS_ROWS } from './rows';

let world: World;

beforeAll(async () => {
  await joinStore();
  world = await makeWorld();
});

/** The same page in the other language: the same callers can open it. */
function inGerman(row: Row): Row {
  return { ...row, path: row.path === '/' ? '/de' : `/de${row.path}` } as Row;
}

const ROWS = [...ACCESS_ROWS, ...ACCESS_ROWS.filter(({ kind }) => kind === 'page').map(inGerman)];

describe('the access matrix', () => {
  it.each(ROWS.map((row) => [rowName(row), row] as const))('%s', async (_, row) => {
    const got: Record<string, number | null> = {};
    for (const caller of CALLERS) {
      got[caller] = row.expected[caller] === null ? null : await ask(row, caller, world);
    }
    expect(got).toEqual(row.expected);
  });
});
