import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { withdrawOfOffer } from '@/lib/server/commerce/approvals/end-requisition';
import { collection } from '@/lib/server/platform/db/collections';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { admin } from '@/tests/unit/server/commerce/receivables/receivables-world';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('withdraw-of-offer'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T10:00:00Z');
const LATER = new Date('2026-12-01T10:00:00Z');

async function store(source: RequisitionDocument['source'], expiresAt: Date): Promise<ObjectId> {
  const [_id, requesterId] = [new ObjectId(), new ObjectId()];
  await (await collection('users')).insertOne({
    ...{ _id: requesterId, name: 'Bo', email: `${requesterId.toHexString()}@example.com`, role: 'customer' },
    ...{ emailVerified: NOW, image: null, sessionVersion: 0, createdAt: NOW },
  } as UserDocument);
  await (await collection('requisitions')).insertOne({
    ...{ _id, number: `REQ-${_id.toHexString()}`, companyId: new ObjectId(), requesterId, source },
    ...{ requesterName: 'Bo', lines: [], lineCount: 0, units: 0, goodsCents: 0, dueCents: 0, needs: [] },
    ...{ address: '1 Main Street', phone: '5550100', payBy: 'card', language: 'en', state: 'submitted' },
    ...{ submittedAt: NOW, expiresAt, idempotency: { key: _id.toHexString(), fingerprint: '' } },
  });
  return _id;
}

it('what waits for an offer that is over ends, and its requester is told; nothing else does', async () => {
  const offerId = new ObjectId();
  const waiting = await store({ offerId, version: 1 }, LATER);
  const others = [
    await store({ offerId, version: 1 }, NOW),
    await store({ offerId: new ObjectId(), version: 1 }, LATER),
    await store('cart', LATER),
  ];
  await inTransaction((session) => withdrawOfOffer(offerId, { actor: admin, now: NOW }, session));
  const requisitions = await collection('requisitions');
  expect(await requisitions.findOne({ _id: waiting })).toMatchObject({
    ...{ state: 'withdrawn', endedAt: NOW, lastFailure: { code: 'offer-over' } },
  });
  expect(await requisitions.countDocuments({ _id: { $in: others }, state: 'submitted' })).toBe(3);
  const mails = await (await collection('outbox')).find().toArray();
  expect(mails.map(({ _id }) => String(_id))).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain('The offer of your request is no longer open');
});
