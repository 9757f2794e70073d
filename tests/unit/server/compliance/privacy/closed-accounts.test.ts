import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeAgain } from '@/lib/server/compliance/privacy/close-again';
import {
  addClosedAccounts,
  noteClosedAccounts,
  readClosedAccounts,
} from '@/lib/server/compliance/privacy/note-closed-accounts';
import { createIdentity, findIdentityById } from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { newCompany } from '@/tests/unit/server/commerce/receivables/receivables-world';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('closed-accounts'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-28T10:00:00Z');
let file = '';

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'closed-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = path.join(folder, 'closed-accounts');
});

async function closed(): Promise<string> {
  const id = new ObjectId();
  await recordAuditEvent({
    action: 'user.closed',
    actor: 'visitor',
    subject: { kind: 'user', id },
    before: { name: 'Jane Buyer', email: 'jane@example.com' },
  });
  return id.toHexString();
}

const noted = async () => (await readClosedAccounts(file))?.map(({ id }) => id);

it('the file of closed accounts is there after the first round, and its owner alone can read it', async () => {
  expect(await readClosedAccounts(file)).toBeNull();
  await addClosedAccounts(file, []);
  expect(await readClosedAccounts(file)).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('each closed account is noted once, by its id alone, whichever round of which process notes it', async () => {
  const first = await closed();
  await noteClosedAccounts(file);
  const second = await closed();
  await noteClosedAccounts(file);
  await noteClosedAccounts(file);
  expect(await noted()).toEqual(expect.arrayContaining([first, second]));
  expect(new Set(await noted()).size).toBe((await noted())?.length);
  expect(readFileSync(file, 'utf8')).not.toMatch(/jane/i);
});

it('a line that a crash cut short is none, and its account is noted again', async () => {
  const id = await closed();
  appendFileSync(file, `2026-11-28T09:00:00.000Z ${id.slice(0, 20)}`);
  expect(await noted()).toEqual([]);
  await noteClosedAccounts(file);
  expect(await noted()).toContain(id);
});

type Membership = { company?: MembershipRecord };

async function account(email: string, more: Membership = {}): Promise<ObjectId> {
  const { _id } = await createIdentity({ name: 'Jane Buyer', email, emailVerified: NOW }, NOW);
  if (more.company) await (await collection('users')).updateOne({ _id }, { $set: more });
  return _id;
}

async function order(buyerId: ObjectId, payment: 'paid' | 'due'): Promise<ObjectId> {
  const _id = new ObjectId();
  await (await collection('orders')).insertOne({
    ...{ _id, number: `ORD-${_id.toHexString()}`, buyerId, buyerName: 'Jane Buyer', payment },
    ...{ fulfilment: 'open', timeline: [], lines: [], placedAt: NOW },
  } as unknown as OrderDocument);
  return _id;
}

const ids = (...all: ObjectId[]) => all.map((id) => id.toHexString());

it('accounts that a backup brings back are closed again with what closing erases, and repeating it changes nothing', async () => {
  const [gone, back, other] = [new ObjectId(), await account('back@x.test'), await account('other@x.test')];
  // Its shipment was recorded after the backup.
  const shipped = await order(back, 'paid');
  const options = { cancelsUnpaid: false, now: NOW };
  expect(await closeAgain(ids(gone, back), options)).toEqual({ closed: 1, left: [] });
  expect(await findIdentityById(back)).toBeNull();
  expect(await findIdentityById(other)).not.toBeNull();
  const kept = await (await collection('orders')).findOne({ _id: shipped });
  expect(JSON.stringify(kept)).not.toContain('Jane Buyer');
  const event = await (await collection('audit_pending')).findOne({ 'subject.id': back.toHexString() });
  expect(event).toMatchObject({ action: 'user.closed', actor: { kind: 'system' }, after: { by: 'restore' } });
  const mails = await (await collection('outbox')).countDocuments({ to: 'back@x.test' });
  expect(mails).toBe(0);
  expect(await closeAgain(ids(gone, back), options)).toEqual({ closed: 0, left: [] });
});

it('an account that cannot be closed again is named with the reason, and the others are closed', async () => {
  const company = await newCompany();
  const member = (role: 'owner' | 'buyer') => ({
    company: { id: company._id, role, since: NOW, state: 'active' as const, groupId: null },
  });
  const owner = await account('owner@x.test', member('owner'));
  await account('buyer@x.test', member('buyer'));
  const unpaid = await account('unpaid@x.test');
  await order(unpaid, 'due');
  const last = await account('last@x.test');
  const result = await closeAgain(ids(owner, unpaid, last), { cancelsUnpaid: false, now: NOW });
  expect(result).toEqual({
    closed: 1,
    left: [
      { id: owner.toHexString(), code: 'last-owner' },
      { id: unpaid.toHexString(), code: 'orders-open' },
    ],
  });
});
