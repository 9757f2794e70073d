import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { GRACE_MS, sweep } from '@/lib/server/commerce/files/delete-files';
import { deleteSerial, editSerial, listAllSerials } from '@/lib/server/commerce/serials/all-serials';
import {
  countDueSerials,
  editOwnSerial,
  getOwnSerial,
  listOwnSerials,
} from '@/lib/server/commerce/serials/own-serials';
import { getPaper, removePaper } from '@/lib/server/commerce/serials/papers/get-paper';
import { uploadPaper } from '@/lib/server/commerce/serials/papers/upload-paper';
import type { Actor } from '@/lib/server/identity/actor';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { type PaperFields, paperFieldsSchema } from '@/lib/shared/serials/serial.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { pdf } from '@/tests/support/hostile-files';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: '',
  FILE_STORAGE: 'database',
  STORE_TIME_ZONE: 'UTC',
  AUDIT_LOG_SECRET: 'a'.repeat(40),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
Object.assign(settings, { ...shopSettings('serials'), STORE_TIME_ZONE: 'UTC' });
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-26T10:00:00Z');
const [COMPANY, OTHER] = [new ObjectId(), new ObjectId()];
const tool = toolDocument({ sku: 'TW-200', name: 'Torque Wrench', calibrationMonths: 12, serialised: true });

const person = (company?: ObjectId, role = 'buyer', state = 'active') =>
  ({
    ...{ userId: new ObjectId(), role: 'customer' },
    ...(company && { company: { id: company, role, state, since: NOW, groupId: null } }),
  }) as unknown as Actor;
const admin = { userId: new ObjectId(), role: 'admin' } as unknown as Actor;

async function store(serial: string, more: Partial<SerialDocument> = {}): Promise<string> {
  const _id = new ObjectId();
  const { _id: toolId, sku, name } = tool;
  const base = { _id, toolId, sku, name, serial, key: serialKeyOf(serial), papers: [], createdAt: NOW };
  const holderId = more.companyId ?? more.buyerId;
  await (await collection('serials')).insertOne({ ...base, ...(holderId && { holderId }), ...more });
  return _id.toHexString();
}

const serialsOf = async (actor: Actor, query: Parameters<typeof listOwnSerials>[1] = {}) =>
  (await listOwnSerials(actor, query, NOW)).serials.map(({ serial }) => serial);

let made = 0;
const newPdf = () => {
  made += 1;
  return pdf({ objects: `4 0 obj (${made}) endobj` });
};
const upload = (fileName: string, fields: Partial<PaperFields> = {}, bytes = newPdf()) =>
  uploadPaper(admin, async () => ({ bytes, fileName, fields: paperFieldsSchema.parse(fields) }), NOW);
const storedSerial = async (key: string) => (await collection('serials')).findOne({ key });
const storedPapers = async () => (await collection('files')).countDocuments({ kind: 'paper' });

beforeEach(async () => {
  await ensureIndexes(await openDatabase());
  for (const name of ['serials', 'tools', 'files'] as const) await (await collection(name)).deleteMany({});
  await (await collection('tools')).insertOne(tool);
});

it('serial numbers of a company are its members’, of whatever role, and nobody else’s', async () => {
  const buyer = person(COMPANY);
  const id = await store('A-1', { companyId: COMPANY, buyerId: buyer.userId, orderId: new ObjectId() });
  for (const member of [
    buyer,
    person(COMPANY),
    person(COMPANY, 'approver'),
    person(COMPANY, 'owner', 'blocked'),
  ])
    expect(await serialsOf(member)).toEqual(['A-1']);
  const leaver = { ...buyer, company: undefined, leftCompanyIds: [COMPANY] };
  for (const stranger of [leaver, person(OTHER, 'owner'), person(), person(COMPANY, 'owner', 'pending')]) {
    expect(await serialsOf(stranger)).toEqual([]);
    await expect(getOwnSerial(stranger, id, NOW)).rejects.toMatchObject({ code: 'not-found' });
    await expect(editOwnSerial(stranger, id, { retired: true }, NOW)).rejects.toMatchObject({
      code: 'not-found',
    });
  }
  await expect(listOwnSerials(admin, {}, NOW)).rejects.toMatchObject({ code: 'not-found' });
});

it('a person’s serial numbers stay theirs when they join a company, whose members see none of them', async () => {
  const buyer = person(COMPANY);
  await store('A-1', { buyerId: buyer.userId });
  expect(await serialsOf(buyer)).toEqual(['A-1']);
  expect(await serialsOf(person(COMPANY, 'owner'))).toEqual([]);
});

it('the order of a serial number is linked for its buyer and for approvers', async () => {
  const buyer = person(COMPANY);
  const orderId = new ObjectId();
  const id = await store('A-1', { companyId: COMPANY, buyerId: buyer.userId, orderId, orderNumber: 'ORD-1' });
  const linked = async (actor: Actor) => (await getOwnSerial(actor, id, NOW)).orderId !== undefined;
  expect(await linked(buyer)).toBe(true);
  expect(await linked(person(COMPANY, 'approver'))).toBe(true);
  expect(await linked(person(COMPANY))).toBe(false);
});

it('serial numbers come by their due day, those without one last, in every part of the list', async () => {
  const holder = person();
  const buyerId = holder.userId;
  await store('B-2', { buyerId });
  await store('B-1', { buyerId });
  await store('C-3', { buyerId, dueOn: '2027-06-01' });
  await store('C-2', { buyerId, dueOn: '2026-12-24' });
  await store('C-1', { buyerId, dueOn: '2026-11-25' });
  await store('X-1', { buyerId, dueOn: '2026-11-01', retired: true });
  const all = ['C-1', 'C-2', 'C-3', 'B-1', 'B-2'];
  expect(await serialsOf(holder)).toEqual(all);
  const parts = [1, 2, 3].map((page) => serialsOf(holder, { page, limit: 2 }));
  expect((await Promise.all(parts)).flat()).toEqual(all);
  expect(await serialsOf(holder, { page: 4, limit: 2 })).toEqual([]);
  expect(await serialsOf(holder, { due: 'soon' })).toEqual(['C-1', 'C-2']);
  expect(await serialsOf(holder, { due: 'over' })).toEqual(['C-1']);
  expect(await serialsOf(holder, { retired: true })).toContain('X-1');
});

it('tools that are due soon are counted as their list has them, overdue ones too, in use', async () => {
  const holder = person(COMPANY);
  const of = { companyId: COMPANY };
  for (const [serial, dueOn] of [
    ['A', '2025-01-31'],
    ['B', '2026-11-25'],
    ['C', '2026-11-26'],
    ['D', '2026-11-30'],
    ['E', '2026-12-01'],
    ['H', '2027-03-01'],
  ] as const)
    await store(serial, { ...of, dueOn });
  await store('F', { ...of, dueOn: '2026-11-25', retired: true });
  await store('G', of);
  expect(await countDueSerials(holder, NOW)).toEqual({ due: 5, overdue: 2 });
  expect(await countDueSerials(person(OTHER), NOW)).toEqual({ due: 0, overdue: 0 });
});

it.each(['4711', '11', 'sn 00-47 11', 'sn/004711', 'wrench 4711', 'tw200', 'ORD-77'])(
  'a serial number is found by %s',
  async (q) => {
    const holder = person();
    await store('SN-00 4711', { buyerId: holder.userId, orderNumber: 'ORD-77' });
    await store('SN-00 9822', { buyerId: holder.userId, sku: 'X-1', name: 'Gauge', orderNumber: 'ORD-78' });
    expect(await serialsOf(holder, { q })).toEqual(['SN-00 4711']);
  },
);

it('its holder sets due day, note and use, and takes them away', async () => {
  const holder = person();
  const id = await store('A-1', { buyerId: holder.userId });
  const set = { dueOn: '2026-12-01', holderNote: 'Bench 3', retired: true };
  expect(await editOwnSerial(holder, id, set, NOW)).toMatchObject(set);
  expect(await editOwnSerial(holder, id, set, NOW)).toMatchObject(set);
  const none = await editOwnSerial(holder, id, { dueOn: null, holderNote: '', retired: false }, NOW);
  for (const field of Object.keys(set)) expect(none).not.toHaveProperty(field);
  expect(await (await collection('audit_pending')).countDocuments({ action: 'serial.edited' })).toBe(2);
});

it('a paper makes its serial number, moves the due day by its own, and is stored once', async () => {
  const bytes = newPdf();
  const first = await upload('TW-200_SN-1_2025-05-04.pdf', {}, bytes);
  expect(first).toMatchObject({ made: true, sku: 'TW-200', serial: 'SN-1' });
  expect(await upload('tw 200_sn1_2025-05-04.pdf', {}, bytes)).toEqual({ ...first, made: false });
  expect(await storedSerial('sn1')).toMatchObject({ calibratedOn: '2025-05-04', dueOn: '2026-05-04' });
  await upload('TW-200_SN-1_2026-05-04.pdf');
  await upload('TW-200_SN-1_2024-05-04.pdf');
  await upload('any.pdf', { sku: 'TW-200', serial: 'SN-1', kind: 'test', day: '2026-11-20' });
  const stored = await storedSerial('sn1');
  expect(stored).toMatchObject({ calibratedOn: '2026-05-04', dueOn: '2027-05-04' });
  expect(stored?.papers).toHaveLength(4);
  expect(await storedPapers()).toBe(4);
});

it.each([
  ['an unknown SKU', 'NO-1_SN-1.pdf', {}, 'file'],
  ['a name without serial number', 'TW-200.pdf', {}, 'file'],
  ['a day after today', 'TW-200_SN-1_2026-11-27.pdf', {}, 'file'],
  ['a day after today beside it', 'TW-200_SN-1.pdf', { day: '2026-11-27' }, 'day'],
])('a paper with %s is refused, and nothing of it is stored', async (_, fileName, fields, field) => {
  await expect(upload(fileName, fields)).rejects.toMatchObject({
    ...{ code: 'validation-failed', issues: { [field]: [expect.any(String)] } },
  });
  expect([await storedPapers(), await storedSerial('sn1')]).toEqual([0, null]);
});

it('papers that come at once for a new serial number make one, with all of them', async () => {
  const uploads = await Promise.all([1, 2, 3].map((n) => upload(`TW-200_SN-1_2026-01-0${n}.pdf`)));
  expect(uploads.filter(({ made: isNew }) => isNew)).toHaveLength(1);
  expect((await storedSerial('sn1'))?.papers).toHaveLength(3);
  expect(await storedSerial('sn1')).toMatchObject({ dueOn: '2027-01-03' });
});

it('the 21st paper of a serial number is refused', async () => {
  await upload('TW-200_SN-1.pdf');
  const serial = await storedSerial('sn1');
  const papers = Array.from({ length: 20 }, (_, n) => ({ ...serial?.papers[0], name: `paper-${n}.pdf` }));
  await (await collection('serials')).updateOne({ key: 'sn1' }, { $set: { papers } as object });
  await expect(upload('TW-200_SN-1.pdf')).rejects.toMatchObject({ issues: { file: ['papers-too-many'] } });
});

it('a paper is for who holds the tool at this moment, and for admins; the next holder sees all of it', async () => {
  const { serialId, name } = await upload('TW-200_SN-1.pdf');
  const [first, next] = [person(), person()];
  const hold = async ({ userId: buyerId }: Actor) =>
    (await collection('serials')).updateOne({ key: 'sn1' }, { $set: { holderId: buyerId, buyerId } });
  const statusFor = (actor: Actor) =>
    getPaper(actor, serialId, name).then(
      ({ status }) => status,
      ({ code }) => code,
    );
  expect([await statusFor(first), await statusFor(admin)]).toEqual(['not-found', 200]);
  await hold(first);
  expect([await statusFor(first), await statusFor(next)]).toEqual([200, 'not-found']);
  await hold(next);
  expect([await statusFor(first), await statusFor(next)]).toEqual(['not-found', 200]);
  const response = await getPaper(next, serialId, name);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="TW-200_SN-1_calibration.pdf"',
    'x-content-type-options': 'nosniff',
  });
});

it('the content of a paper is swept once no serial number has it', async () => {
  const bytes = newPdf();
  const { serialId: one, name } = await upload('TW-200_SN-1.pdf', {}, bytes);
  const { serialId: other } = await upload('TW-200_SN-2.pdf', {}, bytes);
  const late = new Date(NOW.getTime() + 2 * GRACE_MS);
  const removed = async () => {
    const { signal } = new AbortController();
    return (await sweep({ now: late, signal, findShown: async () => new Set() })).files;
  };
  await removePaper(admin, one, name, NOW);
  expect([await removed(), await storedPapers()]).toEqual([0, 1]);
  await removePaper(admin, other, name, NOW);
  expect([await removed(), await storedPapers()]).toEqual([1, 0]);
  expect(await deleteSerial(admin, one)).toEqual({ deletedCount: 1 });
});

it('a serial number is deleted only without holder and papers', async () => {
  const { serialId } = await upload('TW-200_SN-1.pdf');
  const held = await store('A-1', { buyerId: new ObjectId() });
  for (const id of [serialId, held])
    await expect(deleteSerial(admin, id)).rejects.toMatchObject({ code: 'conflict' });
});

it('a serial number is corrected to none that another unit of the tool has, in whatever spelling', async () => {
  const id = await store('A-1');
  await store('B-1');
  await expect(editSerial(admin, id, { serial: 'b 1' }, NOW)).rejects.toMatchObject({
    ...{ code: 'serial-taken', members: { serials: ['b 1'] } },
  });
  expect(await editSerial(admin, id, { serial: 'A1', calibratedOn: '2026-11-26' }, NOW)).toMatchObject({
    ...{ serial: 'A1', calibratedOn: '2026-11-26' },
  });
  await expect(editSerial(admin, id, { calibratedOn: '2026-11-27' }, NOW)).rejects.toMatchObject({
    code: 'validation-failed',
  });
  const { serials, total } = await listAllSerials(admin, { q: 'a1' }, NOW);
  expect([serials.map(({ serial }) => serial), total]).toEqual([['A1'], 1]);
});
