import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { anAdmin, type CallResponse, call, registerCustomer } from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';

const admin = await anAdmin();

const CSV = { 'content-type': 'text/csv' };
const send = (kind: string, file: string | Uint8Array<ArrayBuffer>, query = '', headers = {}) =>
  admin.call('POST', `/api/import/${kind}${query}`, file, { ...CSV, ...headers });

const HEADINGS = 'SKU,Name,Description,Category,Price,Minimum,Stock,State,Pictures';
const row = (sku: string) => `${sku},Imported ${sku},Text,wrenches,1.50,1,3,draft,/placeholder.webp`;
const many = (prefix: string, count: number) =>
  [HEADINGS, ...Array.from({ length: count }, (_, place) => row(`${prefix}-${place}`))].join('\n');

async function ended(id: string): Promise<CallResponse['body']> {
  for (;;) {
    const { body } = await admin.call('GET', `/api/import/${id}`);
    if (body.state !== 'running') return body;
    expect(body.done).toBeLessThanOrEqual(body.total);
    await setTimeout(100);
  }
}

it('what a file says is read by what the file shows, and asked about or refused where that is not enough', async () => {
  const [one, other] = [unique('RD-'), unique('RD-')];
  await send('tools', [HEADINGS, row(one), row(other)].join('\n'));
  const prices = await send('prices', `Artikelnummer\tPreis\n${one}\t149,90\n${other}\t1.250\n`);
  expect(prices.body).toMatchObject({
    changed: 2,
    changes: [{ after: { price: 149.9 } }, { after: { price: 1250 } }],
  });
  const unclear = await send('prices', `SKU,Price\n${one},1.250\n`);
  expect(unclear.body.problems).toMatchObject([{ row: 2, column: 'Price', code: 'number-unclear' }]);
  const shortened = await send('tools', `${HEADINGS}\n${row('4.00638E+12')}`);
  expect(shortened.body.problems).toMatchObject([{ column: 'SKU', code: 'number-shortened' }]);
  const euros = await send('prices', `SKU;Price (EUR)\n${one};77\n`);
  expect(euros.status).toBe(422);
  expect(euros.body).toMatchObject({
    ...{ code: 'validation-failed', issues: { file: [{ code: 'import-needs-prices' }] } },
    columns: [{ field: 'sku' }, { heading: 'Price (EUR)', field: null }],
  });
  const mapped = await send(
    'prices',
    `SKU;Price (EUR)\n${one};77\n`,
    `?${new URLSearchParams({ map: 'Price (EUR):price' })}`,
  );
  expect(mapped.body).toMatchObject({ changed: 1, changes: [{ after: { price: 77 } }] });
});

it('POST /api/import/tools tells what it understood, what it did row by row, and what it refused', async () => {
  const sku = unique('IM-');
  const file = `${HEADINGS},Colour\n${row(sku)},red\n${row(unique('IM-')).replace('1.50', 'free')},\n`;
  const { status, headers, body } = await send('tools', file);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toMatchObject({ state: 'done', created: 1, changed: 0, same: 0, refused: 1, total: 2 });
  expect(body.columns.slice(-2)).toEqual([
    { heading: 'Pictures', field: 'pictures' },
    { heading: 'Colour', field: null, offer: 'spec.Colour' },
  ]);
  expect(body.problems).toEqual([
    {
      ...{ row: 3, column: 'Price', value: 'free', code: 'price-invalid' },
      message: 'Price must be a positive amount with at most two decimals',
    },
  ]);
  expect(body.changes).toMatchObject([{ row: 2, sku, before: {}, after: { price: 1.5, quantity: 3 } }]);
  expect((await admin.call('GET', `/api/import/${body.id}`)).body).toEqual(body);
});

it('POST /api/import/tools goes on in the background with many rows, and changes nothing twice by its key', async () => {
  const prefix = unique('BG');
  const key = { 'idempotency-key': unique('k-') };
  // Most are refused: a row that is created takes a hundred times as long.
  const file = many(prefix, 150) + '\n-,,,,,,,,'.repeat(1_950);
  const accepted = await send('tools', file, '', key);
  expect(accepted.status).toBe(202);
  expect(Object.keys(accepted.body)).toEqual(['id']);
  expect((await send('tools', file, '', key)).body.id).toBe(accepted.body.id);
  const done = await ended(accepted.body.id);
  expect(done).toMatchObject({ state: 'done', done: 2_100, created: 150, refused: 1_950 });
  expect(done.changes).toHaveLength(100);
  expectProblem(await admin.call('DELETE', `/api/import/${done.id}`), 'conflict');
  const undone = await admin.call('POST', `/api/import/${done.id}/undo`);
  expect(undone.body).toEqual({ undone: 150, kept: 0, rows: [] });
  expect(await stored('tools').countDocuments({ sku: new RegExp(`^${prefix}-`) })).toBe(0);
});

it('POST /api/import/tools can be cancelled: rows that are done stay, and can be undone', async () => {
  const prefix = unique('CA');
  const { body } = await send('tools', many(prefix, 4_000));
  expect((await admin.call('DELETE', `/api/import/${body.id}`)).body).toEqual({ state: 'cancelled' });
  await setTimeout(500);
  const count = await stored('tools').countDocuments({ sku: new RegExp(`^${prefix}-`) });
  expect((await ended(body.id)).done).toBe(count);
  expect((await admin.call('POST', `/api/import/${body.id}/undo`)).body).toMatchObject({ undone: count });
});

it('POST /api/import/tools does nothing in a dry run, nor where all rows or none are to be done', async () => {
  const sku = unique('DR-');
  const file = `${HEADINGS}\n${row(sku)}\n${row('-')}\n`;
  expect((await send('tools', file, '?dryRun=true')).body).toMatchObject({
    created: 1,
    refused: 1,
    dryRun: true,
  });
  const none = await send('tools', file, '?mode=all');
  expect(none.status).toBe(422);
  expect(none.body).toMatchObject({ code: 'validation-failed', created: 1, refused: 1 });
  expect(await stored('tools').countDocuments({ sku })).toBe(0);
});

it('POST /api/import/tools with headings alone is done, with zeros', async () => {
  const { status, body } = await send('tools', `${HEADINGS}\n`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ created: 0, changed: 0, same: 0, refused: 0, problems: [], changes: [] });
});

it('POST /api/import/customers opens accounts, and mails a link that lasts where asked to', async () => {
  const email = `${unique('firm')}@example.com`;
  const file = `E-Mail;Name;Telefon;Straße;PLZ;Ort;Land\n${email};Weber GmbH;030 1;Weg 1;10115;Berlin;DE\n`;
  expect((await send('customers', file, '?invite=true')).body).toMatchObject({ created: 1, refused: 0 });
  const link = linkIn(await mailTo(email, /./), '/reset-password');
  const password = unique('pw-');
  const body = { token: link.searchParams.get('token'), password };
  expect((await call('POST', '/api/account/reset-password', body)).status).toBe(200);
  const exported = await admin.call('GET', '/api/export/customers.csv');
  expect(exported.body).toContain(`${email},Weber GmbH,,,030 1,Weg 1,10115,Berlin,DE\r\n`);
});

it('POST /api/import/companies adds dealers, and mails their owners an invitation where asked to', async () => {
  const [name, email] = [unique('Dealer '), `${unique('owner')}@example.com`];
  const row = `${unique('K').slice(-20)};${name};30;Weg 1;10115;Berlin;DE;${email}`;
  const file = `Kundennummer;Firma;Zahlungsziel;Straße;PLZ;Ort;Land;E-Mail\n${row}\n`;
  expect((await send('companies', file, '?dryRun=true&invite=true')).body).toMatchObject({ created: 1 });
  expect((await send('companies', file, '?invite=true')).body).toMatchObject({ created: 1, refused: 0 });
  const link = linkIn(await mailTo(email, new RegExp(name)), '/company/join');
  const owner = await registerCustomer({ email });
  const token = link.searchParams.get('token');
  expect((await owner.call('POST', '/api/company/join', { token })).body).toMatchObject({ role: 'owner' });
  expect((await send('companies', file, '?invite=true')).body).toMatchObject({ same: 1 });
});

it.each(['tools', 'prices', 'stock', 'customers', 'companies'])(
  'exports of %s are imported without a change',
  async (kind) => {
    const { headers, body } = await admin.call('GET', `/api/export/${kind}.csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const sent = await send(kind, body, '?dryRun=true');
    const result = sent.status === 202 ? await ended(sent.body.id) : sent.body;
    expect(result).toMatchObject({ created: 0, changed: 0, refused: 0 });
    expect(result.same).toBe(result.total);
  },
);

it('exports are written for the page that asks for them, or as asked', async () => {
  const german = await admin.call('GET', '/api/export/stock.csv', undefined, { 'x-page-language': 'de' });
  expect(german.body).toMatch(/^Artikelnummer;Verfügbar;Stand;Beleg\r\n/);
  const asked = await admin.call('GET', '/api/export/prices.csv?separator=%3B&decimal=%2C');
  expect(asked.body).toMatch(/^List;SKU;Category;From;Price;Discount %\r\n;[^;]+;;1;\d+,\d\d;\r\n/);
});

it.each(['tools', 'prices', 'stock', 'customers', 'companies'])(
  'exports have templates that are imported as they stand: %s',
  async (kind) => {
    const { body } = await admin.call('GET', `/api/import/${kind}/template.csv`);
    const result = await send(kind, body, '?dryRun=true');
    expect(result.body).toMatchObject({ refused: 0, problems: [] });
    expect(result.body.total).toBeGreaterThan(0);
  },
);

it('imports refuse what is no CSV file, in words that help', async () => {
  const response = await send('tools', '%PDF-1.7 and so on');
  expectProblem(response, 'validation-failed', {
    file: [
      'This is neither a CSV file nor an Excel workbook (.xlsx). In your spreadsheet, please choose “Save as” and then CSV',
    ],
  });
  expectProblem(
    await send('tools', '', '', { 'content-type': 'application/json' }),
    'unsupported-media-type',
  );
  expectProblem(await send('tools', 'one,two\n1,2\n'), 'validation-failed');
});

it('imports refuse more than 32 MiB, or 50,000 rows', async () => {
  expectProblem(await send('tools', new Uint8Array(32 * 1024 * 1024 + 1)), 'too-large');
  expectProblem(await send('tools', `SKU\n${'A\n'.repeat(50_001)}`), 'too-large');
});
