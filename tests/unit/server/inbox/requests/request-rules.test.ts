import { MongoServerError, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import { requestSelection } from '@/lib/server/inbox/requests/list-requests';
import { listValueCents } from '@/lib/server/inbox/requests/request.serializer';
import { linesOf } from '@/lib/server/inbox/requests/request-mails';
import { newRequest, type Stored, storeOnce } from '@/lib/server/inbox/requests/submit-request';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { AppError } from '@/lib/shared/messages/errors';

const now = new Date('2026-11-21T12:00:00Z');
const requester = { name: 'Robin', email: 'robin@example.com', company: '', phone: '', website: '' };
const actor = { userId: new ObjectId() } as Actor;

it('a new request is open, has a readable number, and omits empty fields', () => {
  const request = newRequest('RFQ', requester, { actor: null, now });
  expect(request.number).toMatch(/^RFQ-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(request).toMatchObject({ state: 'open', userId: null, receivedAt: now });
  expect(request).not.toHaveProperty('company');
  expect(request).not.toHaveProperty('phone');
});

it('a new request is spam if the hidden field is filled in, unless the requester is signed in', () => {
  const filled = { ...requester, website: 'x' };
  expect(newRequest('MSG', filled, { actor: null, now }).state).toBe('spam');
  expect(newRequest('MSG', filled, { actor, now })).toMatchObject({ state: 'open', userId: actor.userId });
});

const make = () => newRequest('MSG', requester, { actor: null, now });
const taken = (field: string) =>
  new MongoServerError({ message: 'taken', code: 11000, keyPattern: { [field]: 1 } });

it('storing a request returns the number of the same request sent before, and stores nothing', async () => {
  const before: Stored = { number: 'MSG-BEFORE', idempotency: { key: 'k', fingerprint: 'f' } };
  const stored: string[] = [];
  const options = {
    make,
    findByKey: async () => before,
    store: async ({ number }: Stored) => void stored.push(number),
  };
  const same = { ...options, idempotency: { key: 'k', fingerprint: 'f' } };
  expect(await storeOnce(same)).toBe('MSG-BEFORE');
  expect(stored).toEqual([]);
  const other = storeOnce({ ...options, idempotency: { key: 'k', fingerprint: 'other' } });
  await expect(other).rejects.toMatchObject({ code: 'idempotency-mismatch' });
});

it('storing a request returns the number of the twin that was stored a moment earlier', async () => {
  let twin: Stored | null = null;
  const number = await storeOnce({
    make,
    idempotency: { key: 'k', fingerprint: 'f' },
    findByKey: async () => twin,
    store: async () => {
      twin = { number: 'MSG-TWIN', idempotency: { key: 'k', fingerprint: 'f' } };
      throw new AppError('conflict');
    },
  });
  expect(number).toBe('MSG-TWIN');
});

it('storing a request draws another number while one is taken, and gives up after eight', async () => {
  const drawn: string[] = [];
  const options = (refusals: number) => ({
    make,
    idempotency: undefined,
    findByKey: async () => null,
    store: async ({ number }: Stored) => {
      drawn.push(number);
      if (drawn.length <= refusals) throw taken('number');
    },
  });
  expect(isDuplicateKey(taken('number'), 'number')).toBe(true);
  expect(await storeOnce(options(3))).toBe(drawn[3]);
  expect(new Set(drawn).size).toBe(4);
  drawn.length = 0;
  await expect(storeOnce(options(100))).rejects.toMatchObject({ code: 11000 });
  expect(drawn).toHaveLength(8);
});

it('an admin’s list shows open requests by default, 25 a page', () => {
  expect(requestSelection({})).toEqual({ state: 'open', words: [], skip: 0, limit: 25 });
  expect(requestSelection({ state: 'all', page: 3, limit: 10 })).toMatchObject({
    state: undefined,
    skip: 20,
    limit: 10,
  });
});

it('the text of a request in a mail is a paragraph for each line that is not empty', () => {
  expect(linesOf('One\r\n\r\n  Two \nThree\n')).toEqual(['One', 'Two', 'Three']);
  expect(linesOf(undefined)).toEqual([]);
});

it('the text of a request in a mail sums quantity times price in whole cents', () => {
  const lines = [
    { unitPriceCents: 1_250, quantity: 500 },
    { unitPriceCents: 9_999, quantity: 3 },
  ];
  expect(listValueCents(lines)).toBe(654_997);
  expect(listValueCents([])).toBe(0);
});
