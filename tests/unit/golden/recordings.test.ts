import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '@/tests/api/golden/exchange';
import { fileOf, readRecording } from '@/tests/api/golden/recordings';
import { SPECIFIED_CALLS } from '@/tests/api/golden/specified-calls';

const FOLDER = path.resolve('tests/api/golden/recorded');
const PUBLIC = ['GET /api/review', 'GET /api/tool', 'GET /api/tool/{id}'];
const CREATING = ['POST /api/review', 'POST /api/tool', 'POST /api/order'];

function exchangesOf(call: string): Exchange[] {
  return Object.values(readRecording(call).exchanges);
}

it('are those of the 21 calls, and one of what they have in common', () => {
  const files = [...SPECIFIED_CALLS, 'too many requests'].map(fileOf);
  expect(files).toHaveLength(22);
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
});

it('hold no token and no secret', () => {
  for (const file of readdirSync(FOLDER))
    expect(readFileSync(path.join(FOLDER, file), 'utf8'), file).not.toMatch(
      /eyJ[\w-]{8}|_secret_|session-token/,
    );
});

describe('the recording of', () => {
  it.each(SPECIFIED_CALLS)('%s has successes and refusals', (call) => {
    const exchanges = exchangesOf(call);
    const statuses = new Set(exchanges.map(({ response }) => response.status));
    expect(statuses).toContain(CREATING.includes(call) ? 201 : 200);
    if (!PUBLIC.includes(call)) expect(statuses).toContain(401);
    expect(statuses.size).toBeGreaterThan(1);
  });

  it.each([...new Set(SPECIFIED_CALLS.map((call) => call.split(' ')[1] ?? ''))])(
    '%s has a method that it does not accept',
    (address) => {
      const exchanges = SPECIFIED_CALLS.filter((call) => call.endsWith(` ${address}`)).flatMap(exchangesOf);
      expect(exchanges.some(({ response }) => response.status === 405 && response.headers.allow)).toBe(true);
    },
  );
});
