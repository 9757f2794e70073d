import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import { anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
});

const NDJSON = { 'content-type': 'application/x-ndjson' };
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const bulk = (kind: string, rows: readonly unknown[], { query = '', key = unique('bulk-') } = {}) =>
  admin.call('POST', `/api/bulk/${kind}${query}`, lines(rows), { ...NDJSON, 'idempotency-key': key });
const newTool = (sku: string, more = {}) => ({
  ...{ sku, name: unique('Bulk Tool '), description: 'A tool.', price: 12.5, moq: 1, quantity: 10 },
  ...{ image: '/placeholder.webp', ...more },
});
const publicTool = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;

it('POST /api/bulk/tools adds and changes tools by their SKUs, which public calls show', async () => {
  const sku = unique('BT-');
  const made = await bulk('tools', [newTool(sku, { details: '# More\n\n<b>bold</b>' })]);
  expect(made.status).toBe(200);
  expect(made.headers.get('cache-control')).toBe('private, no-store');
  expect(made.body).toMatchObject({ created: 1, changed: 0, same: 0, refused: 0 });
  const [{ toolId }] = made.body.rows;
  expect(made.body.rows).toEqual([{ row: 1, sku, outcome: 'created', toolId }]);
  const changed = await bulk('tools', [
    { sku: sku.toLowerCase(), price: 20 },
    { sku: unique('NO-'), price: 1 },
  ]);
  expect(changed.body).toMatchObject({ changed: 1, refused: 1 });
  expect(changed.body.rows[0]).toEqual({ row: 1, sku, outcome: 'changed', toolId });
  expect(changed.body.rows[1].errors).toHaveProperty('name', ['Tool name url required']);
  await expect.poll(() => publicTool(toolId), { timeout: 2_000 }).toMatchObject({ price: 20 });
  expect(await publicTool(toolId)).toMatchObject({ sku, details: '# More\n\n<b>bold</b>', revision: 2 });
  const [listed] = (await call('GET', `/api/tool?q=${encodeURIComponent(sku)}`)).body;
  expect(listed).not.toHaveProperty('details');
});

it('POST /api/bulk/tools changes nothing in a dry run, nor where all or none are to be done', async () => {
  const rows = [newTool(unique('DR-')), 'no object'];
  const dry = await bulk('tools', rows, { query: '?dryRun=true' });
  expect(dry.body).toMatchObject({ created: 1, refused: 1 });
  const none = await bulk('tools', rows, { query: '?mode=all' });
  expect(none.status).toBe(422);
  expect(none.body).toMatchObject({ code: 'validation-failed', created: 1, refused: 1 });
  expect(none.body.rows[1]).toMatchObject({ row: 2, outcome: 'refused' });
});

it('POST /api/bulk/tools does the same request once, and refuses its key with another', async () => {
  const key = unique('bulk-');
  const rows = [newTool(unique('ID-'))];
  const [one, other] = await Promise.all([bulk('tools', rows, { key }), bulk('tools', rows, { key })]);
  expect(one.body).toEqual(other.body);
  expect(one.body).toMatchObject({ created: 1 });
  expectProblem(await bulk('tools', [], { key }), 'idempotency-mismatch');
});

it('POST /api/bulk/tools can be undone as an import', async () => {
  const { body } = await bulk('tools', [newTool(unique('UN-'))]);
  const undone = await admin.call('POST', `/api/import/${body.id}/undo`);
  expect(undone.body).toEqual({ undone: 1, kept: 0, rows: [] });
  expectProblem(await admin.call('POST', `/api/import/${body.id}/undo`), 'conflict');
  expect((await call('GET', `/api/tool/${body.rows[0].toolId}`)).status).toBe(404);
});

it('POST /api/bulk/prices sets public prices', async () => {
  const sku = unique('BP-');
  await bulk('tools', [newTool(sku)]);
  const { body } = await bulk('prices', [{ sku, price: 9.99 }]);
  expect(body).toMatchObject({ changed: 1 });
  await expect.poll(() => publicTool(body.rows[0].toolId), { timeout: 2_000 }).toMatchObject({ price: 9.99 });
});

it('POST /api/bulk/stock counts and moves units, each once, as lines of the ledger', async () => {
  const sku = unique('BS-');
  await bulk('tools', [newTool(sku)]);
  const rows = [
    { sku, change: -3, externalId: 'D-1', reason: 'damage' },
    { sku, change: -3, externalId: 'D-1' },
    { sku, change: -8, externalId: 'D-2' },
    { sku, available: 5, externalId: 'D-3', asOf: '2001-01-01' },
    { sku, available: 20, externalId: 'D-4' },
  ];
  const { body } = await bulk('stock', rows);
  expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'changed',
    'same',
    'refused',
    'refused',
    'changed',
  ]);
  expect(body.rows[3].issues).toEqual({ asOf: [{ code: 'older' }] });
  const ledger = await admin.call('GET', `/api/tool/${body.rows[0].toolId}/stock`);
  expect(ledger.body.map(({ change, reason }: Record<string, unknown>) => [change, reason])).toEqual([
    [13, 'stocktake'],
    [-3, 'damage'],
    [10, 'initial'],
  ]);
});

describe('a program', () => {
  afterAll(revokeCreatedKeys);

  it('a program makes the calls of its scopes, and is named in the ledger', async () => {
    const program = await newProgram(['tools:write', 'stock:write']);
    const headers = () => ({ ...NDJSON, 'idempotency-key': unique('k-') });
    const sku = unique('PR-');
    const made = await program.call('POST', '/api/bulk/tools', lines([newTool(sku)]), headers());
    expect(made.body).toMatchObject({ created: 1 });
    const counted = lines([{ sku, available: 4, externalId: 'C-1' }]);
    expect((await program.call('POST', '/api/bulk/stock', counted, headers())).body).toMatchObject({
      changed: 1,
    });
    const ledger = await admin.call('GET', `/api/tool/${made.body.rows[0].toolId}/stock`);
    expect(ledger.body[0]).toMatchObject({ change: -6, actorName: program.name });
    expect((await program.call('GET', `/api/import/${made.body.id}`)).body).toMatchObject({ state: 'done' });
    const prices = await program.call('POST', '/api/bulk/prices', lines([{ sku, price: 1 }]), headers());
    expectProblem(prices, 'forbidden');
    expect(prices.body.scope).toBe('prices:write');
    expectProblem(await program.call('GET', '/api/export/customers.csv'), 'forbidden');
    expectProblem(await program.call('POST', `/api/import/${made.body.id}/undo`), 'forbidden');
  });
});

const send = (person: Person, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  person.call('POST', '/api/bulk/tools', body, { ...NDJSON, 'idempotency-key': unique('k-'), ...headers });

it('bulk calls refuse a request without a key', async () => {
  const response = await admin.call('POST', '/api/bulk/tools', '{}', NDJSON);
  expectProblem(response, 'validation-failed', { 'Idempotency-Key': ['An Idempotency-Key is required'] });
});

it('bulk calls refuse other types, other encodings, and too many rows or bytes', async () => {
  expectProblem(await send(admin, '{}', { 'content-type': 'application/json' }), 'unsupported-media-type');
  expectProblem(await send(admin, new Uint8Array([0xff, 0x0a])), 'malformed-json');
  expectProblem(await send(admin, '{}\n'.repeat(5_001)), 'too-large');
  expectProblem(await send(admin, new Uint8Array(16 * 1024 * 1024 + 1)), 'too-large');
});

it('bulk calls refuse everyone but admins, before the body is read', async () => {
  expectProblem(await send(await registerCustomer(), '{}\n'.repeat(5_001)), 'forbidden');
});
