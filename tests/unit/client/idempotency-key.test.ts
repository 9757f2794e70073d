import { expect, it } from 'vitest';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';

it('createIdempotencyKeys returns the previous key for a repeated request', () => {
  const keyFor = createIdempotencyKeys();
  expect(keyFor({ toolId: 'a', orderQuantity: 10 })).toBe(keyFor({ toolId: 'a', orderQuantity: 10 }));
});

it('createIdempotencyKeys returns another key for another request', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ orderQuantity: 10 });
  expect(keyFor({ orderQuantity: 11 })).not.toBe(first);
  expect(keyFor({ orderQuantity: 10 })).not.toBe(first);
});

it('createIdempotencyKeys treats the same body as a new request once the first has succeeded', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ orderQuantity: 10 });
  expect(keyFor({ orderQuantity: 10 })).toBe(first);
  keyFor.reset();
  const second = keyFor({ orderQuantity: 10 });
  expect(second).not.toBe(first);
  expect(keyFor({ orderQuantity: 10 })).toBe(second);
});

it('createIdempotencyKeys creates keys of its own for every form, which the server accepts', () => {
  const keys = new Set(Array.from({ length: 200 }, () => createIdempotencyKeys()({ orderQuantity: 10 })));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('createIdempotencyKeys continues with the attempt before a reload, and reports each new one', () => {
  const told: { body: string; key: string }[] = [];
  const body = { orderQuantity: 10 };
  createIdempotencyKeys(undefined, (attempt) => told.push(attempt))(body);
  const [before] = told;
  const keyFor = createIdempotencyKeys(before, (attempt) => told.push(attempt));
  expect(keyFor(body)).toBe(before?.key);
  expect(told).toHaveLength(1);
  expect(keyFor({ orderQuantity: 11 })).toBe(told[1]?.key);
});
