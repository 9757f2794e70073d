import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { draftForCopy, draftForVersion } from '@/lib/server/commerce/offers/make/draft-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'draft-offer', STORE_TIME_ZONE: 'UTC' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
const AT = new Date('2026-11-20T08:00:00Z');
const NOW = new Date('2026-11-28T08:00:00Z');

async function offerUntil(validUntil: string, more: Partial<OfferDocument> = {}): Promise<string> {
  const _id = new ObjectId();
  const version = { v: 1, lines: [], dueCents: 0, validUntil, validTo: AT, holdStock: false, sentAt: AT };
  await (await collection('offers')).insertOne({
    ...{ _id, number: `OFF-${_id.toHexString()}`, language: 'en', state: 'sent', version: 1, validTo: AT },
    to: { name: 'Robin', email: 'robin@example.com' },
    ...{ createdAt: AT, createdBy: admin.userId, counters: [] },
    versions: [{ ...version, sentBy: admin.userId }],
    ...more,
  });
  return _id.toHexString();
}

it('the draft of a new version is valid at least as long as the one that it replaces', async () => {
  expect((await draftForVersion(admin, await offerUntil('2026-12-19'), NOW)).validUntil).toBe('2026-12-19');
  expect((await draftForVersion(admin, await offerUntil('2026-12-01'), NOW)).validUntil).toBe('2026-12-12');
});

it('the draft of a new version shows the request that the offer answers, for as long as there is one', async () => {
  const requestId = new ObjectId();
  await (await collection('quote_requests')).insertOne({
    ...{ _id: requestId, number: 'RFQ-AAAAAA', state: 'answered', receivedAt: AT, language: 'en' },
    ...{ name: 'Robin', email: 'robin@example.com', note: 'By March.', lines: [] },
  } as never);
  const draft = await draftForVersion(admin, await offerUntil('2026-12-19', { requestId }), NOW);
  expect(draft).toMatchObject({ request: { number: 'RFQ-AAAAAA', note: 'By March.' } });
  const other = await offerUntil('2026-12-19', { requestId: new ObjectId() });
  expect(await draftForVersion(admin, other, NOW)).not.toHaveProperty('request');
});

it('the draft of a new version has the freight that the newest promises', async () => {
  const to = { country: 'DE', region: '', postalCode: '50667' };
  const version = { v: 1, lines: [], dueCents: 750, validUntil: '2026-12-19', validTo: AT, holdStock: false };
  const shipping = { cents: 750, to };
  const versions = [{ ...version, shipping, sentAt: AT, sentBy: admin.userId }];
  const draft = await draftForVersion(admin, await offerUntil('2026-12-19', { versions } as never), NOW);
  expect(draft.shipping).toEqual({ price: 7.5, to });
  expect(await draftForVersion(admin, await offerUntil('2026-12-19'), NOW)).not.toHaveProperty('shipping');
});

it('a copy of an offer has its lines for the same customer, without its request, and is valid for as long as a new offer', async () => {
  const id = await offerUntil('2026-12-19', { requestId: new ObjectId() });
  const draft = await draftForCopy(admin, id, NOW);
  expect(draft).toMatchObject({
    ...{ copyOf: { _id: id }, validUntil: '2026-12-12', mailOnly: 'robin@example.com' },
    to: { name: 'Robin', email: 'robin@example.com' },
  });
  expect(draft).not.toHaveProperty('request');
  expect(draft).not.toHaveProperty('offer');
});
