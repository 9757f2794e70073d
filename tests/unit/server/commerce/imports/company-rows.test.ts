import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, counts, emptyShop, exported, imported } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const HEAD =
  'Kundennummer;Firma;USt-IdNr.;Zahlungsziel;Kreditlimit;Gruppe;Straße;Adresszusatz;PLZ;Ort;Region;Land;Telefon;E-Mail;Debitorenkonto';
const WEBER =
  '10023;Weber GmbH;DE 123 456 788;30 Tage;5.000,00;;Domstraße 4;;10115;Berlin;;Deutschland;;;70010';
const place = 'Weg 1;;1010;Wien;;AT;;';

const find = async (filter: object) =>
  (await collection('companies')).findOne(filter) as Promise<CompanyDocument | null>;
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const invitations = async () => (await collection('company_invitations')).find({}).toArray();

async function account(email: string, more: object = {}): Promise<ObjectId> {
  await imported('customers', `Email,Name\n${email},Ann`);
  const users = await collection('users');
  await users.updateOne({ email }, { $set: more });
  return (await users.findOne({ email }))?._id ?? new ObjectId();
}

it('companies are added from a German file, active at once with their terms, and found again by number and by VAT number', async () => {
  expect(counts(await imported('companies', file(WEBER)))).toEqual([1, 0, 0, 0]);
  expect(await find({ customerNumber: '10023' })).toMatchObject({
    ...{
      name: 'Weber GmbH',
      state: 'active',
      vatId: 'DE123456788',
      termsDays: 30,
      creditLimitCents: 500_000,
    },
    ...{
      debtorAccount: '70010',
      billing: { street: 'Domstraße 4', city: 'Berlin', country: 'DE', phone: '' },
    },
  });
  expect(counts(await imported('companies', file(WEBER)))).toEqual([0, 0, 1, 0]);
  const byVat = 'USt-IdNr.;Zahlungsziel;Kreditlimit\nDE123456788;14;\n';
  expect(counts(await imported('companies', byVat))).toEqual([0, 1, 0, 0]);
  expect(await find({ customerNumber: '10023' })).toMatchObject({
    termsDays: 14,
    creditLimitCents: 0,
    revision: 1,
  });
});

it('an empty cell leaves what a company always has, and empties the rest; a name is needed of a new one alone', async () => {
  await imported('companies', file(WEBER));
  const cells = 'Number,Name,Terms,Debtor account,Street\n10023,,,,\n10024,,30,,Weg 1';
  const result = await imported('companies', cells);
  expect(counts(result)).toEqual([0, 1, 0, 1]);
  expect(result.problems).toMatchObject([
    { row: 3, column: 'Name', code: 'company-name-required' },
    { row: 3, code: 'city-required' },
    { row: 3, code: 'country-required' },
  ]);
  const weber = await find({ customerNumber: '10023' });
  expect(weber).toMatchObject({ name: 'Weber GmbH', termsDays: null, billing: { street: 'Domstraße 4' } });
  expect(weber).not.toHaveProperty('debtorAccount');
});

it('a row is refused without a number, with a number of somebody else, and with a VAT number that two companies have', async () => {
  await account('ann@example.com', { customerNumber: '7' });
  await imported('companies', file(WEBER, `10024;Maier;ATU12345675;;;;${place};`));
  await (await collection('companies')).updateMany({}, { $set: { vatId: 'DE123456788' } });
  const rows = [`7;Seven;;;;;${place};`, `;Nobody;;;;;${place};`, `x;X;;;;Gold;${place};`];
  for (const dryRun of [true, false]) {
    const result = await imported('companies', file(...rows, ';Both;DE123456788;;;;;;;;;;;;'), { dryRun });
    expect(result.problems).toMatchObject([
      { row: 2, column: 'Kundennummer', code: 'customer-number-used', value: '7' },
      { row: 3, code: 'company-number-needed' },
      { row: 4, column: 'Gruppe', code: 'price-group-unknown', value: 'Gold' },
      { row: 5, code: 'company-ambiguous' },
    ]);
  }
  const twice = await imported('companies', file(`9;A;;;;;${place};`, `9;B;;;;;${place};`), { dryRun: true });
  expect(twice.problems).toMatchObject([{ row: 3, code: 'twice' }]);
});

it('owners are invited where the import says so: not admins, not members of another company, and nobody twice', async () => {
  await account('boss@example.com', { role: 'admin' });
  const company = { id: new ObjectId(), role: 'owner', since: new Date(), state: 'active', groupId: null };
  await account('mia@example.com', { company });
  const row = (number: string, email: string) => `${number};Firma ${number};;;;;${place}${email};`;
  const rows = [
    row('1', 'Ann@Example.com'),
    row('2', 'boss@example.com'),
    row('3', 'mia@example.com'),
    row('4', ''),
  ];
  expect(counts(await imported('companies', file(row('0', 'zoe@example.com'))))).toEqual([1, 0, 0, 0]);
  expect(await invitations()).toEqual([]);
  const result = await imported('companies', file(...rows), { invite: true });
  expect(counts(result)).toEqual([2, 0, 0, 2]);
  expect(result.problems).toMatchObject([
    { row: 3, column: 'E-Mail', code: 'not-a-customer' },
    { row: 4, column: 'E-Mail', code: 'owner-elsewhere' },
  ]);
  expect(await invitations()).toMatchObject([{ email: 'ann@example.com', role: 'owner' }]);
  const again = [row('0', 'zoe@example.com'), row('1', 'ann@example.com')];
  expect(counts(await imported('companies', file(...again), { invite: true }))).toEqual([0, 1, 1, 0]);
  expect((await invitations()).map(({ email }) => email).sort()).toEqual([
    'ann@example.com',
    'zoe@example.com',
  ]);
});

it('undoing deletes companies that nothing came of, closes those with orders, and gives changed ones back', async () => {
  await imported('companies', file(WEBER));
  const changed = WEBER.replace('30 Tage', '60').replace('10023', '10023');
  const { id } = await imported(
    'companies',
    file(changed, `1;New;;;;;${place}o@example.com;`, `2;Buyer;;;;;${place};`),
    {
      invite: true,
    },
  );
  const buyer = await find({ customerNumber: '2' });
  const order = {
    _id: new ObjectId(),
    number: 'ORD-1',
    companyId: buyer?._id,
    payment: 'refunded',
    fulfilment: 'ended',
  };
  await (await collection('orders')).insertOne(order as never);
  expect(await undoImport(admin, id)).toMatchObject({ undone: 3, kept: 0 });
  expect(await find({ customerNumber: '10023' })).toMatchObject({ termsDays: 30 });
  expect(await find({ name: 'New' })).toBeNull();
  expect(await invitations()).toEqual([]);
  expect(await find({ name: 'Buyer' })).toMatchObject({ state: 'closed' });
  expect(await find({ name: 'Buyer' })).not.toHaveProperty('customerNumber');
  await (await collection('orders')).deleteMany({});
});

it('an export of companies is imported without a change, also of one without a customer number', async () => {
  await imported('companies', file(WEBER, `;Maier;ATU12345675;;;;${place};`));
  for (const language of ['en', 'de'] as const) {
    const text = await exported('companies', language);
    expect(text).toContain('Maier');
    expect(counts(await imported('companies', text))).toEqual([0, 0, 2, 0]);
    expect(await exported('companies', language)).toBe(text);
  }
});
