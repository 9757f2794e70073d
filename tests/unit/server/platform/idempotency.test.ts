import { expect, it } from 'vitest';
import { orderIdempotency } from '@/lib/server/commerce/orders/place/place-single-order';
import {
  findRepeated,
  ownIdempotency,
  readIdempotencyKey,
  requireIdempotency,
  runOnce,
} from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';

const input = { toolId: 'a'.repeat(24), orderQuantity: 10, address: '1 Main St', phone: '555' };

function read(key: string | undefined) {
  return readIdempotencyKey(new Headers(key === undefined ? {} : { 'idempotency-key': key }));
}

it('an Idempotency-Key of the store itself is none that a client can send', () => {
  const { key } = ownIdempotency('requisition', 'a'.repeat(24));
  expect(() => read(key)).toThrow(AppError);
  expect(ownIdempotency('requisition', 'b').key).not.toBe(key);
});

it('an Idempotency-Key is optional', () => {
  expect(read(undefined)).toBeUndefined();
  expect(orderIdempotency(undefined, input)).toBeUndefined();
});

it('an Idempotency-Key has the same fingerprint for the same request, and another for every other', () => {
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

it('an Idempotency-Key does not mix up the end of one field with the beginning of the next', () => {
  const one = orderIdempotency('k', { ...input, address: 'A', phone: '12' });
  const two = orderIdempotency('k', { ...input, address: 'A1', phone: '2' });
  expect(one?.fingerprint).not.toBe(two?.fingerprint);
});

it.each(['', ' ', 'a b', 'x'.repeat(201)])('an Idempotency-Key is refused when it is %j', (key) => {
  expect(() => read(key)).toThrow(AppError);
});

it('an Idempotency-Key is refused where a call must have one and it is missing', () => {
  expect(() => requireIdempotency(undefined, {})).toThrow(AppError);
  expect(requireIdempotency('k', {}).key).toBe('k');
});

const idempotency = requireIdempotency('k', 'content');
const stored = { id: 1, idempotency };

it('a request that is sent again is found by its key, and refused with other content', async () => {
  const keys: string[] = [];
  const findByKey = async (key: string) => {
    keys.push(key);
    return stored;
  };
  expect(await findRepeated(idempotency, findByKey)).toBe(stored);
  expect(await findRepeated(idempotency, async () => null)).toBeNull();
  expect(await findRepeated(undefined, findByKey)).toBeNull();
  expect(keys).toEqual(['k']);
  const other = findRepeated(requireIdempotency('k', 'other content'), findByKey);
  await expect(other).rejects.toMatchObject({ code: 'idempotency-mismatch' });
});

it('a request that is sent again runs once, and of two at once the one that fails returns what the other stored', async () => {
  const never = () => Promise.reject(new Error('ran'));
  expect(await runOnce(async () => 'before', never)).toBe('before');
  expect(
    await runOnce(
      async () => null,
      async () => 'new',
    ),
  ).toBe('new');
  const finds = [null, 'twin'];
  expect(await runOnce(async () => finds.shift() ?? null, never)).toBe('twin');
  await expect(runOnce(async () => null, never)).rejects.toThrow('ran');
});
