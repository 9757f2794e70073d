import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { beginFileImport, importFile } from '@/lib/server/commerce/imports/begin-import';
import { cancelImport, forgetPerson, undoImport } from '@/lib/server/commerce/imports/end-import';
import { getImport } from '@/lib/server/commerce/imports/read-import';
import { applyChunks } from '@/lib/server/commerce/imports/run/work-on-chunk';
import type { Program } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, imported, refusal, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const programWith = (...scopes: ApiKeyScope[]): Program => ({ role: 'key', keyId: new ObjectId(), scopes });
const account = async (email: string) => (await collection('users')).findOne({ email });
const PLACE = 'Email,Name,Phone,Street,City,Country';

const promote = (email: string) =>
  collection('users').then((users) => users.updateOne({ email }, { $set: { role: 'admin' } }));

it('the account of an admin is refused in a file of customers and in its preview, in any spelling', async () => {
  await imported('customers', 'Email,Name\nboss@example.com,Boss');
  await promote('boss@example.com');
  for (const dryRun of [true, false]) {
    const result = await imported('customers', 'Email,Name\nBoss@Example.com,Somebody', { dryRun });
    expect(result.problems).toMatchObject([{ row: 2, column: 'Email', code: 'not-a-customer' }]);
    expect(result.changes).toEqual([]);
  }
  expect(await account('boss@example.com')).toMatchObject({ name: 'Boss' });
});

it('the account of an admin is kept as it is where the import of the customer that they were is undone', async () => {
  const made = await imported('customers', 'Email,Name\nboss@example.com,Boss');
  const changed = await imported('customers', 'Email,Name\nboss@example.com,Chief');
  await promote('boss@example.com');
  for (const { id } of [changed, made])
    expect(await undoImport(admin, id)).toMatchObject({ undone: 0, kept: 1 });
  expect(await account('boss@example.com')).toMatchObject({ name: 'Chief', role: 'admin' });
});

const file = (caller: Program, kind: 'customers' | 'tools' | 'stock', text: string, dryRun = true) =>
  importFile(caller, { kind, bytes: Buffer.from(text), query: { dryRun } }).then((done) => {
    if (!('result' in done)) throw new Error('goes on in the background');
    return done.result;
  });

it('a customer number is nobody else’s, a person’s or a company’s, goes with the account and comes back with an undo', async () => {
  const companies = await collection('companies');
  await companies.insertOne({ _id: new ObjectId(), number: 'CO-1', customerNumber: '900' } as never);
  const HEAD = 'E-Mail;Kd.-Nr.';
  const made = await imported('customers', `${HEAD};Name\nann@example.com;100;Ann\nbob@example.com;;Bob`);
  expect(made).toMatchObject({ created: 2, refused: 0 });
  expect(await account('ann@example.com')).toMatchObject({ customerNumber: '100' });
  expect(await account('bob@example.com')).not.toHaveProperty('customerNumber');
  for (const dryRun of [true, false]) {
    const rows = 'bob@example.com;100\nann@example.com;900\ncarl@example.com;200\ndora@example.com;200';
    const { problems } = await imported('customers', `${HEAD};Name\n${rows.replaceAll('\n', ';X\n')};X`, {
      dryRun,
    });
    expect(problems).toMatchObject([
      { row: 2, column: 'Kd.-Nr.', code: 'customer-number-used', value: '100' },
      { row: 3, code: 'customer-number-used', value: '900' },
      { row: 5, code: 'customer-number-used', value: '200' },
    ]);
  }
  const moved = await imported('customers', `${HEAD}\nann@example.com;`);
  await imported('customers', `${HEAD}\nbob@example.com;100`);
  expect(await undoImport(admin, moved.id)).toMatchObject({ undone: 0, kept: 1 });
  await imported('customers', `${HEAD}\nbob@example.com;`);
  await companies.deleteMany({});
});

it('a member of a company has the company’s customer number, and none of a file', async () => {
  await imported('customers', 'Email,Name\nmia@example.com,Mia');
  const company = {
    id: new ObjectId(),
    role: 'owner',
    since: new Date(),
    state: 'active',
    groupId: null,
  } as const;
  await (await collection('users')).updateOne({ email: 'mia@example.com' }, { $set: { company } });
  const { problems } = await imported('customers', 'Email,Customer number\nmia@example.com,7');
  expect(problems).toMatchObject([{ row: 2, code: 'customer-number-of-company' }]);
});

it('a program that may write and not read gets the fields of a customer that change, not what is in them', async () => {
  await imported('customers', `${PLACE}\nann@example.com,Ann,555,1 Main St,Bonn,DE`);
  const text = `${PLACE}\nann@example.com,x,1,y,z,US`;
  const writer = programWith('customers:write');
  const { id, changes } = await file(writer, 'customers', text);
  const fields = { name: null, phone: null, street: null, city: null, country: null };
  expect(changes).toMatchObject([{ before: fields, after: { name: 'x', phone: '1' } }]);
  expect((await getImport(writer, id)).changes).toEqual(changes);
  const other = await getImport(programWith('customers:write'), id);
  expect(other.changes).toMatchObject([{ before: fields, after: fields }]);
  const reader = await getImport(programWith('customers:read'), id);
  expect(reader.changes).toMatchObject([{ before: { name: 'Ann', street: '1 Main St' } }]);
  expect((await getImport(admin, id)).changes).toEqual(reader.changes);
});

it('a program that may write and not read gets the fields of tools and stock that change, not what is in them', async () => {
  await bulk('tools', [tool('A-1', { state: 'draft' })]);
  const tools = await file(programWith('tools:write'), 'tools', 'SKU,Price\nA-1,99');
  expect(tools.changes).toMatchObject([{ before: { price: null }, after: { price: 99 } }]);
  const stock = await file(programWith('stock:write'), 'stock', 'SKU,Available\nA-1,99');
  expect(stock.changes).toMatchObject([{ before: { available: null }, after: { available: 99 } }]);
  const both = await file(programWith('tools:write', 'tools:read'), 'tools', 'SKU,Price\nA-1,99');
  expect(both.changes).toMatchObject([{ before: { price: 12.5 } }]);
});

it('a program that may write and not read does not see imports of what it may neither write nor read', async () => {
  const { id } = await imported('tools', 'SKU,Price\nA-1,99', { dryRun: true });
  for (const scope of ['stock:write', 'prices:write', 'customers:read'] as const)
    expect((await refusal(getImport(programWith(scope), id))).code).toBe('forbidden');
});

it('no import keeps what it changed of a person whose account is closed, nor what one that failed would have', async () => {
  await imported('customers', 'Email,Name\nwen@example.com,Wendel\nbob@example.com,Bob');
  const ids = [
    (
      await imported(
        'customers',
        `${PLACE}\nwen@example.com,Wendelina,0176-5,9 Elm St,Bonn,DE\nbob@example.com,Rob`,
      )
    ).id,
    (await imported('customers', 'Email,Name\nwen@example.com,Wendeline', { dryRun: true })).id,
  ];
  const bytes = Buffer.from('Email,Name\nwen@example.com,Wendelin\nno email,X');
  await refusal(importFile(admin, { kind: 'customers', bytes, query: { mode: 'all' } }));
  const person = await account('wen@example.com');
  await inTransaction((session) => forgetPerson(person?._id ?? new ObjectId(), session));
  const chunks = JSON.stringify(await (await collection('import_chunks')).find({}).toArray());
  expect(chunks).not.toMatch(/Wendel|0176-5|Elm St/);
  expect((await getImport(admin, ids[0] ?? '')).changes).toMatchObject([{ row: 3, after: { name: 'Rob' } }]);
});

it('an import that was cancelled has no rows of a person whose account is closed', async () => {
  const rows = Array.from({ length: 150 }, (_, place) => `c${place}@example.com,Carla`);
  const bytes = Buffer.from(['Email,Name', ...rows].join('\n'));
  const run = await beginFileImport(admin, { kind: 'customers', bytes, query: {} });
  await applyChunks(run, [0]);
  await cancelImport(admin, run._id.toHexString());
  const kept = await (await collection('import_chunks')).countDocuments({
    runId: run._id,
    rows: { $exists: true },
  });
  expect(kept).toBe(0);
  expect(await undoImport(admin, run._id.toHexString())).toMatchObject({ undone: 100, kept: 0 });
  expect(counts(await imported('customers', 'Email,Name\nc149@example.com,Carla'))).toEqual([1, 0, 0, 0]);
});
