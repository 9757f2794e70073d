import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';

describe('createIdempotencyKeys', () => {
  it('gives a repeated request the key of the one before', () => {
    const keyFor = createIdempotencyKeys();
    expect(keyFor({ toolId: 'a', orderQuantity: 10 })).toBe(keyFor({ toolId: 'a', orderQuantity: 10 }));
  });

  it('gives another request another key', () => {
    const keyFor = createIdempotencyKeys();
    const first = keyFor({ orderQuantity: 10 });
    expect(keyFor({ orderQuantity: 11 })).not.toBe(first);
    expect(keyFor({ orderQuantity: 10 })).not.toBe(first);
  });

  it('takes the same body for a new wish once the first was granted', () => {
    const keyFor = createIdempotencyKeys();
    const first = keyFor({ orderQuantity: 10 });
    expect(keyFor({ orderQuantity: 10 })).toBe(first);
    keyFor.spend();
    const second = keyFor({ orderQuantity: 10 });
    expect(second).not.toBe(first);
    expect(keyFor({ orderQuantity: 10 })).toBe(second);
  });

  it('gives every form its own keys, which the server takes', () => {
    const keys = new Set(Array.from({ length: 200 }, () => createIdempotencyKeys()({ orderQuantity: 10 })));
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('goes on from an attempt of before a reload, and tells of each new one', () => {
    const told: { body: string; key: string }[] = [];
    const body = { orderQuantity: 10 };
    createIdempotencyKeys(undefined, (attempt) => told.push(attempt))(body);
    const [before] = told;
    const keyFor = createIdempotencyKeys(before, (attempt) => told.push(attempt));
    expect(keyFor(body)).toBe(before?.key);
    expect(told).toHaveLength(1);
    expect(keyFor({ orderQuantity: 11 })).toBe(told[1]?.key);
  });
});
