import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { releaseSerialsOf, serialFactsOf } from '@/lib/server/commerce/serials/own-serials';
import { remindCalibrations } from '@/lib/server/commerce/serials/remind-calibrations';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: '',
  NEXTAUTH_URL: '',
  STORE_TIME_ZONE: '',
  CALIBRATION_REMINDER_DAYS: 30,
}));
Object.assign(settings, shopSettings('reminders'), { STORE_TIME_ZONE: 'Europe/Berlin' });
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

/** 7:00 in Berlin. */
const NOW = new Date('2026-11-26T06:00:00Z');
const NEXT_DAY = new Date('2026-11-27T06:00:00Z');
const COMPANY = new ObjectId();

async function person(name: string, more: Partial<UserDocument> = {}): Promise<ObjectId> {
  const _id = new ObjectId();
  const user = {
    _id,
    name,
    email: `${name}@example.com`,
    role: 'customer',
    language: 'en',
    emailVerified: NOW,
    createdAt: NOW,
  };
  await (await collection('users')).insertOne({
    ...user,
    image: null,
    sessionVersion: 0,
    ...more,
  } as UserDocument);
  return _id;
}

const member = (role: 'buyer' | 'owner') =>
  ({ company: { id: COMPANY, role, since: NOW, state: 'active', groupId: null } }) as const;

async function store(serial: string, more: Partial<SerialDocument>): Promise<void> {
  const base = {
    _id: new ObjectId(),
    toolId: new ObjectId(),
    sku: 'TW-200',
    name: 'Torque Wrench',
    papers: [],
  };
  const stored = { ...base, serial, key: serialKeyOf(serial), createdAt: NOW, ...more };
  await (await collection('serials')).insertOne(stored);
}

const mails = async () =>
  (await (await collection('outbox')).find({}, { sort: { to: 1 } }).toArray()).map(
    ({ to, subject, text }) => {
      const serials = [...text.matchAll(/\), ([A-Z]-\d)/g)].map(([, serial]) => serial);
      return [to.split('@')[0], subject, serials.join(' ')];
    },
  );

beforeEach(async () => {
  await ensureIndexes(await openDatabase());
  for (const name of ['serials', 'users', 'outbox'] as const) await (await collection(name)).deleteMany({});
  settings.CALIBRATION_REMINDER_DAYS = 30;
});

it('holders are reminded once of each due day, in one mail, from six o’clock of the shop’s calendar', async () => {
  const buyerId = await person('ann');
  await store('A-1', { buyerId, dueOn: '2026-11-20' });
  await store('A-2', { buyerId, dueOn: '2026-12-26' });
  await store('A-3', { buyerId, dueOn: '2026-12-27' });
  await store('A-4', { buyerId, dueOn: '2026-11-20', retired: true });
  await store('A-5', { dueOn: '2026-11-20' });
  expect(await remindCalibrations(new Date('2026-11-26T04:59:00Z'))).toBe(0);
  expect(await remindCalibrations(NOW)).toBe(1);
  expect(await mails()).toEqual([['ann', 'Calibration due: 2 tools', 'A-1 A-2']]);
  expect(await remindCalibrations(NOW)).toBe(0);
  expect(await remindCalibrations(NEXT_DAY)).toBe(1);
  expect((await mails()).map(([, subject]) => subject)).toContain('Calibration due: 1 tool');
  await (await collection('serials')).updateOne({ key: 'a1' }, { $set: { dueOn: '2026-12-01' } });
  expect(await remindCalibrations(NEXT_DAY)).toBe(0);
  expect(await remindCalibrations(new Date('2026-11-28T06:00:00Z'))).toBe(1);
});

it('the tools of a company are their buyers’ to see to, and its owners’ once they left', async () => {
  const buyerId = await person('ann', member('buyer'));
  await person('olga', member('owner'));
  await person('bob', member('buyer'));
  const left = await person('leaver');
  await store('A-1', { buyerId, companyId: COMPANY, dueOn: '2026-12-01' });
  await store('B-1', { buyerId: left, companyId: COMPANY, dueOn: '2026-12-01' });
  await store('C-1', { buyerId: left, dueOn: '2026-12-01' });
  expect(await remindCalibrations(NOW)).toBe(3);
  expect(await mails()).toEqual([
    ['ann', 'Calibration due: 1 tool', 'A-1'],
    ['leaver', 'Calibration due: 1 tool', 'C-1'],
    ['olga', 'Calibration due: 1 tool', 'B-1'],
  ]);
});

it('nobody is reminded who switched it off, nor in a shop that sends none', async () => {
  const buyerId = await person('ann', { noCalibrationMails: true });
  await store('A-1', { buyerId, dueOn: '2026-12-01' });
  expect(await remindCalibrations(NOW)).toBe(0);
  await (await collection('users')).updateOne({}, { $unset: { noCalibrationMails: '' } });
  settings.CALIBRATION_REMINDER_DAYS = 0;
  expect(await remindCalibrations(NOW)).toBe(0);
  settings.CALIBRATION_REMINDER_DAYS = 30;
  expect(await remindCalibrations(NOW)).toBe(1);
});

it('two processes that remind at the same moment send one mail', async () => {
  const buyerId = await person('ann');
  await store('A-1', { buyerId, dueOn: '2026-12-01' });
  await Promise.all([remindCalibrations(NOW), remindCalibrations(NOW)]);
  expect(await mails()).toHaveLength(1);
});

it('a closed account holds nothing any more, and its company goes on holding its tools', async () => {
  const buyerId = await person('ann');
  await store('A-1', { buyerId, holderNote: 'Bench 3', retired: true, dueOn: '2026-12-01' });
  await store('B-1', { buyerId, companyId: COMPANY, holderNote: 'Bench 4' });
  expect((await serialFactsOf(buyerId)).map(({ serial, note }) => [serial, note])).toEqual([
    ['A-1', 'Bench 3'],
    ['B-1', undefined],
  ]);
  await inTransaction((session) => releaseSerialsOf(buyerId, session));
  expect(await serialFactsOf(buyerId)).toEqual([]);
  const [own, companys] = await (await collection('serials')).find({}, { sort: { key: 1 } }).toArray();
  for (const field of ['buyerId', 'holderNote', 'retired']) expect(own).not.toHaveProperty(field);
  expect(own).toMatchObject({ dueOn: '2026-12-01' });
  expect(companys).toMatchObject({ companyId: COMPANY, holderNote: 'Bench 4' });
});
