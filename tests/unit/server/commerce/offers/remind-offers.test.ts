import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { remindOffers } from '@/lib/server/commerce/offers/jobs/remind-offers';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { OfferDocument, OfferVersion } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({
  ...{ MONGODB_URI: '', MONGODB_DB: '', NEXTAUTH_URL: '', STORE_TIME_ZONE: '', CONTACT_EMAIL: '' },
}));
Object.assign(settings, shopSettings('remind-offers'), { STORE_TIME_ZONE: 'Europe/Berlin' });
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

/** 7:00 in Berlin. */
const NOW = new Date('2026-11-30T06:00:00Z');
const SENT = new Date('2026-11-10T08:00:00Z');

type More = Partial<OfferDocument> & { validUntil?: string; sentAt?: Date };

async function store({ validUntil = '2026-12-03', sentAt = SENT, ...more }: More = {}): Promise<ObjectId> {
  const _id = new ObjectId();
  const validTo = new Date(startOfDay(shiftDay(validUntil, { days: 1 }), 'Europe/Berlin').getTime() - 1);
  const line = { toolId: new ObjectId(), sku: 'TW-1', name: 'Wrench', image: '/a.webp', quantity: 2 };
  const version = (v: number): OfferVersion => ({
    ...{ v, validUntil, validTo, sentAt, dueCents: 2_000, holdStock: false, sentBy: new ObjectId() },
    lines: [{ ...line, unitPriceCents: 1_000 }],
  });
  await (await collection('offers')).insertOne({
    ...{ _id, number: `OFF-${_id.toHexString()}`, language: 'en', state: 'sent', version: 1, validTo },
    to: { name: 'Robin', email: 'robin@example.com' },
    ...{ createdAt: SENT, createdBy: new ObjectId(), counters: [] },
    versions: [version(1), version(2)],
    ...more,
  });
  return _id;
}

async function account(more: Partial<UserDocument>): Promise<ObjectId> {
  const _id = new ObjectId();
  await (await collection('users')).insertOne({
    ...{ _id, name: 'Robin', email: `${_id.toHexString()}@example.com`, role: 'customer', image: null },
    ...{ emailVerified: SENT, createdAt: SENT, sessionVersion: 0, language: 'de' },
    ...more,
  } as UserDocument);
  return _id;
}

const subjects = async () =>
  (await (await collection('outbox')).find({}).toArray()).map(({ subject }) => subject);

beforeEach(async () => {
  await ensureIndexes(await openDatabase());
  for (const name of ['offers', 'users', 'outbox'] as const) await (await collection(name)).deleteMany({});
});

it('a customer is reminded once, three days before the last day of an offer, from six o’clock of the shop', async () => {
  await store();
  expect(await remindOffers(new Date('2026-11-29T22:00:00Z'))).toBe(0);
  expect(await remindOffers(new Date('2026-11-30T04:30:00Z'))).toBe(0);
  const both = await Promise.all([remindOffers(NOW), remindOffers(NOW)]);
  expect(both[0] + both[1]).toBeGreaterThanOrEqual(1);
  expect(await remindOffers(new Date('2026-12-01T06:00:00Z'))).toBe(0);
  expect(await subjects()).toEqual([expect.stringMatching(/^Offer OFF-\w+ from .* ends on .*2026$/)]);
});

it.each<[string, More]>([
  ['accepted', { state: 'accepted' }],
  ['withdrawn', { state: 'withdrawn' }],
  ['declined', { state: 'declined' }],
  ['being changed', { state: 'countered' }],
  ['valid for longer by a new version', { validUntil: '2026-12-04' }],
  ['over', { validUntil: '2026-11-29' }],
  ['new itself', { sentAt: new Date('2026-11-30T05:30:00Z') }],
  ['of a closed account', { to: { name: '', email: 'closed@account.invalid' } }],
  ['of who left the company', { companyId: new ObjectId() }],
])('nobody is reminded of an offer that is %s', async (_, more) => {
  await store(more);
  expect(await remindOffers(NOW)).toBe(0);
  expect(await subjects()).toEqual([]);
});

it('a new version that ends is another to be reminded of, in the language of the account', async () => {
  const companyId = new ObjectId();
  const company = { id: companyId, role: 'buyer', since: SENT, state: 'active', groupId: null } as const;
  const userId = await account({ company });
  const to = { name: 'Robin', email: 'robin@example.com', userId };
  const id = await store({ to, companyId, remindedVersion: 1 });
  expect(await remindOffers(NOW)).toBe(0);
  await (await collection('offers')).updateOne({ _id: id }, { $set: { version: 2 } });
  expect(await remindOffers(NOW)).toBe(1);
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Angebot OFF-\w+ von .* endet am 3\. Dez\. 2026$/),
  ]);
});
