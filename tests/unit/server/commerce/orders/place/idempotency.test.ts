import { describe, expect, it } from 'vitest';
import { orderIdempotency } from '@/lib/server/commerce/orders/place/idempotency';
import { readIdempotencyKey } from '@/lib/server/platform/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/messages/errors';

const input = { toolId: 'a'.repeat(24), orderQuantity: 10, address: '1 Main St', phone: '555' };

function read(key: string | undefined) {
  return readIdempotencyKey(new Headers(key === undefined ? {} : { 'idempotency-key': key }));
}

describe('an Idempotency-Key', () => {
  it('is optional', () => {
    expect(read(undefined)).toBeUndefined();
    expect(orderIdempotency(undefined, input)).toBeUndefined();
  });

  it('has the same fingerprint for the same request, and another for every other', () => {
    const same = orderIdempotency('k', input);
    expect(orderIdempotency('k', { ...input })).toEqual(same);
    for (const change of [
      { orderQuantity: 11 },
      { address: '2 Main St' },
      { phone: '556' },
      { toolId: 'b' },
      { orderValue: 1 },
    ])
      expect(orderIdempotency('k', { ...input, ...change })?.fingerprint).not.toBe(same?.fingerprint);
  });

  it('does not mix up the end of one field with the beginning of the next', () => {
    const one = orderIdempotency('k', { ...input, address: 'A', phone: '12' });
    const two = orderIdempotency('k', { ...input, address: 'A1', phone: '2' });
    expect(one?.fingerprint).not.toBe(two?.fingerprint);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(201)])('is refused when it is %j', (key) => {
    expect(() => read(key)).toThrow(AppError);
  });
});
