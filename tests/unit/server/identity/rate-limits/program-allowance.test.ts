import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Program } from '@/lib/server/identity/actor';

const settings = vi.hoisted(() => ({ RATE_LIMIT_SCALE: 1 }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const { limitProgram } = await import('@/lib/server/identity/rate-limits/program-allowance');

let program: Program;

beforeEach(() => {
  program = { role: 'key', keyId: new ObjectId(), scopes: [] };
});

const refusal = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return error as { code: string; retryAfterSeconds: number };
  }
};

it('the calls of one key are 1,200 at once, and 20 more a second', () => {
  for (let call = 0; call < 1_200; call += 1) limitProgram(program, 1, 0);
  expect(refusal(() => limitProgram(program, 1, 0))).toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: 1,
  });
  for (let call = 0; call < 20; call += 1) limitProgram(program, 1, 1_000);
  expect(refusal(() => limitProgram(program, 1, 1_000))).toMatchObject({ code: 'rate-limited' });
});

it('the calls of one key count by what they cost: a dear one is served, and those after it wait', () => {
  limitProgram(program, 1, 0);
  limitProgram(program, 2_400, 0);
  expect(refusal(() => limitProgram(program, 1, 0))).toMatchObject({ retryAfterSeconds: 61 });
  expect(refusal(() => limitProgram(program, 1, 61_000))).toBeNull();
});

it('the calls of one key are no other key’s', () => {
  limitProgram(program, 5_000, 0);
  expect(refusal(() => limitProgram({ ...program, keyId: new ObjectId() }, 1, 0))).toBeNull();
});
