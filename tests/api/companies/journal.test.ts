import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { companyOnAccount, invoicedOrder, payByHand, today } from '@/tests/support/on-account';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { baseUrl, newKey } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

async function journalOf(query: string) {
  const { status, headers, body } = await admin.call('GET', `/api/journal?${query}`);
  expect(status).toBe(200);
  return {
    lines: body,
    total: Number(headers.get('x-total-count')),
    sums: JSON.parse(headers.get('x-sums') ?? ''),
  };
}

async function busyCompany() {
  const company = await companyOnAccount();
  const invoiced = await invoicedOrder(company, toolId);
  const paid = await payByHand(company, 60, { reference: 'E2E-7', receivedOn: '2026-01-02' });
  await admin.call('POST', `/api/all-payment/${paid.body.insertedId}/reverse`, { reason: 'Bounced' });
  const refund = { amount: 25, reason: 'A scratch' };
  const credited = await admin.call('POST', `/api/all-order/${invoiced.id}/refund`, refund, newKey());
  expect(credited.status).toBe(200);
  return { company, invoiced };
}

it('a journal has invoices, credit notes, payments and reversals of a company, with sums of all of them', async () => {
  const { company, invoiced } = await busyCompany();
  const { lines, total, sums } = await journalOf(`company=${company.id}&from=2026-01-01`);
  expect(lines).toMatchObject([
    { day: '2026-01-02', kind: 'payment', number: 'E2E-7', buyer: company.name, amount: -60 },
    {
      ...{ day: today(), kind: 'invoice', number: invoiced.invoiceNumber, buyer: company.name, amount: 125 },
      ...{ companyId: company.id, orderId: invoiced.id, orderNumber: invoiced.number },
    },
    { day: today(), kind: 'reversal', number: 'E2E-7', companyId: company.id, amount: 60 },
    { day: today(), kind: 'credit-note', orderId: invoiced.id, amount: -25 },
  ]);
  expect([total, sums]).toEqual([
    4,
    {
      ...{ invoice: { count: 1, sum: 125 }, 'credit-note': { count: 1, sum: -25 } },
      ...{ payment: { count: 1, sum: -60 }, reversal: { count: 1, sum: 60 } },
      ...{ 'card-payment': { count: 0, sum: 0 }, 'card-refund': { count: 0, sum: 0 } },
    },
  ]);
  const second = await journalOf(`company=${company.id}&from=2026-01-01&page=2&limit=1`);
  expect([second.lines, second.total, second.sums]).toEqual([[lines[1]], 4, sums]);
  const ofKind = await journalOf(`company=${company.id}&kind=reversal`);
  expect([ofKind.total, ofKind.sums]).toEqual([1, { reversal: { count: 1, sum: 60 } }]);
});

it('a journal has what cards paid of orders and what went back, which add up with them', async () => {
  const buyer = await registerCustomer({ verified: true });
  const [kept, refunded] = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  for (const id of [kept, refunded]) await payOrder(buyer, id);
  const part = { amount: 20, reason: 'A scratch' };
  await admin.call('POST', `/api/all-order/${kept}/refund`, part, newKey());
  await admin.call('POST', `/api/all-order/${refunded}/refund`);
  const { lines } = await journalOf('limit=200&page=1');
  const { total } = await journalOf('');
  const all = [...lines];
  for (let page = 2; all.length < total; page += 1)
    all.push(...(await journalOf(`limit=200&page=${page}`)).lines);
  const amountsOf = (id: string, kind: string) =>
    all.filter((line) => line.orderId === id && line.kind === kind).map(({ amount }) => amount);
  for (const [id, back] of [
    [kept, [20]],
    [refunded, [125]],
  ] as const) {
    expect(amountsOf(id, 'invoice')).toEqual([125]);
    expect(amountsOf(id, 'card-payment')).toEqual([-125]);
    expect(amountsOf(id, 'card-refund')).toEqual(back);
    expect(amountsOf(id, 'credit-note')).toEqual(back.map((amount) => -amount));
  }
});

it('a journal as CSV has the same lines, and who took it is in the audit log', async () => {
  const { company, invoiced } = await busyCompany();
  const { headers, body } = await admin.call('GET', `/api/journal.csv?company=${company.id}&language=de`);
  expect(headers.get('content-disposition')).toMatch(/journal-\d{4}-\d{2}-01-.*\.csv/);
  const [head, ...lines] = String(body).trim().split('\r\n');
  expect(head).toContain('day;kind;number;buyer;company;order;amount;currency;transaction');
  expect(lines[0]).toContain(`invoice;${invoiced.invoiceNumber};${company.name};${company.number}`);
  expect(lines[0]).toContain(`${invoiced.number};125,00;`);
  expect(lines).toHaveLength(3);
  const audited = (name: string) =>
    stored(name).findOne({
      $or: [{ 'subject.label': 'journal.csv' }, { 'entry.subject.label': 'journal.csv' }],
    });
  expect((await audited('audit_pending')) ?? (await audited('audit_log'))).not.toBeNull();
});

/** Names in the directory of a ZIP file (APPNOTE 4.3.12), and what the first one holds, which is not compressed. */
function readZip(bytes: Buffer): { names: string[]; first: string } {
  const names: string[] = [];
  for (
    let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    names.push(bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)));
  const begin = 30 + (names.length > 0 ? bytes.readUInt16LE(26) : 0);
  return { names, first: bytes.toString('latin1', begin, begin + 5) };
}

it('a journal’s papers are one ZIP file of PDFs named by their numbers, empty without any', async () => {
  const { company, invoiced } = await busyCompany();
  const fetched = async (query: string) => {
    const address = `${baseUrl()}/api/journal/papers.zip?${query}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    return Buffer.from(await response.arrayBuffer());
  };
  const all = readZip(await fetched(`company=${company.id}`));
  expect(all.names).toEqual([`${invoiced.invoiceNumber}.pdf`, expect.stringMatching(/^CN-.*\.pdf$/)]);
  expect(all.first).toBe('%PDF-');
  const empty = await fetched(`company=${company.id}&from=2020-01-01&to=2020-01-31`);
  expect([empty.length, empty.readUInt32LE(0)]).toEqual([22, 0x06054b50]);
});

it('a journal of more than 400 days, backwards, or of a company that there is not is refused', async () => {
  expectProblem(await admin.call('GET', '/api/journal?from=2025-01-01&to=2026-02-05'), 'validation-failed');
  expectProblem(
    await admin.call('GET', '/api/journal.csv?from=2026-02-01&to=2026-01-05'),
    'validation-failed',
  );
  expectProblem(await admin.call('GET', '/api/journal?kind=offer'), 'validation-failed');
  expectProblem(await admin.call('GET', `/api/journal?company=${'0'.repeat(24)}`), 'not-found');
});
