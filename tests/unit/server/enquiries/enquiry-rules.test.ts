import { MongoServerError, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/auth/actor';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';
import { linesOf } from '@/lib/server/enquiries/enquirer-facts';
import { enquirySelection } from '@/lib/server/enquiries/enquiry-selection';
import { newEnquiry } from '@/lib/server/enquiries/new-enquiry';
import { type Stored, storeOnce } from '@/lib/server/enquiries/store-once';
import { listValueCents } from '@/lib/server/quotes/quote-lines';
import { AppError } from '@/lib/shared/errors';

const now = new Date('2026-11-21T12:00:00Z');
const enquirer = { name: 'Robin', email: 'robin@example.com', company: '', phone: '', website: '' };
const actor = { userId: new ObjectId() } as Actor;

describe('a new enquiry', () => {
  it('is open, has a number that can be read out, and leaves out what was left empty', () => {
    const enquiry = newEnquiry('RFQ', enquirer, { actor: null, now });
    expect(enquiry.number).toMatch(/^RFQ-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(enquiry).toMatchObject({ state: 'open', userId: null, receivedAt: now });
    expect(enquiry).not.toHaveProperty('company');
    expect(enquiry).not.toHaveProperty('phone');
  });

  it('is spam where the unseen field is filled in, unless an account stands behind it', () => {
    const filled = { ...enquirer, website: 'x' };
    expect(newEnquiry('MSG', filled, { actor: null, now }).state).toBe('spam');
    expect(newEnquiry('MSG', filled, { actor, now })).toMatchObject({ state: 'open', userId: actor.userId });
  });
});

describe('storing an enquiry', () => {
  const make = () => newEnquiry('MSG', enquirer, { actor: null, now });
  const taken = (field: string) =>
    new MongoServerError({ message: 'taken', code: 11000, keyPattern: { [field]: 1 } });

  it('answers the number of the same request before, and stores nothing', async () => {
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

  it('answers the number of the twin that was stored a moment earlier', async () => {
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

  it('draws another number while one is taken, and gives up after eight', async () => {
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
});

describe('an admin’s list', () => {
  it('shows what waits for an answer unless asked for others, 25 a page', () => {
    expect(enquirySelection({})).toEqual({ state: 'open', words: [], skip: 0, limit: 25 });
    expect(enquirySelection({ state: 'all', page: 3, limit: 10 })).toMatchObject({
      state: undefined,
      skip: 20,
      limit: 10,
    });
  });
});

describe('what an enquiry says in a mail', () => {
  it('is a paragraph for each line that is not empty', () => {
    expect(linesOf('One\r\n\r\n  Two \nThree\n')).toEqual(['One', 'Two', 'Three']);
    expect(linesOf(undefined)).toEqual([]);
  });

  it('sums quantity times price in whole cents', () => {
    const lines = [
      { unitPriceCents: 1_250, quantity: 500 },
      { unitPriceCents: 9_999, quantity: 3 },
    ];
    expect(listValueCents(lines)).toBe(654_997);
    expect(listValueCents([])).toBe(0);
  });
});
