import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { ruledCompany, submitted } from '@/tests/support/approvals';
import { offerTo } from '@/tests/support/offers';
import { companyOnAccount, invoicedOrder, payByHand } from '@/tests/support/on-account';
import {
  addTool,
  anAdmin,
  call,
  type Person,
  placeOrderWithPo,
  registerCustomer,
} from '@/tests/support/people';
import { unique } from '@/tests/support/store';

let admin: Person;
let buyer: Person;
let order: { _id: string; number: string };
let poNumber: string;
let tool: { id: string; sku: string; name: string };

const path = (q: string) => `/api/command?q=${encodeURIComponent(q)}`;
const find = async (q: string) => (await admin.call('GET', path(q))).body;

beforeAll(async () => {
  [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Quillwort Mallet ');
  const id = await addTool(admin, { name, price: 12.5, quantity: 100 });
  tool = { id, name, sku: (await call('GET', `/api/tool/${id}`)).body.sku };
  poNumber = unique('PO Quill ');
  const orderId = await placeOrderWithPo(buyer, id, poNumber);
  order = (await admin.call('GET', `/api/order/${orderId}`)).body;
});

it('GET /api/command finds an order by its number, however it is typed', async () => {
  const code = order.number.replace('ORD-', '');
  for (const typed of [order.number, order.number.toLowerCase(), code, `ord ${code.slice(0, 5)}`])
    expect((await find(typed)).orders, typed).toContainEqual({
      _id: order._id,
      number: order.number,
      poNumber,
      buyerName: buyer.name,
      state: 'unpaid',
      value: 125,
    });
});

it('GET /api/command finds an order by the beginning of its PO number, whatever its case and spaces', async () => {
  for (const typed of [poNumber, poNumber.toLowerCase().replaceAll(' ', ''), poNumber.slice(0, -1)])
    expect((await find(typed)).orders, typed).toContainEqual(expect.objectContaining({ _id: order._id }));
});

it('GET /api/command finds a customer by words of their name or e-mail, with their newest orders', async () => {
  for (const typed of [buyer.name, buyer.name.toUpperCase(), buyer.email]) {
    const { customers, orders } = await find(typed);
    expect(customers, typed).toContainEqual(
      expect.objectContaining({ name: buyer.name, email: buyer.email }),
    );
    expect(orders, typed).toContainEqual(expect.objectContaining({ number: order.number }));
  }
});

it('GET /api/command finds a tool by SKU or name, a draft too', async () => {
  const sku = unique('qd').replace(/[^a-z0-9]/gi, '');
  const draft = await admin.call('PATCH', `/api/tool/${tool.id}`, {
    revision: (await admin.call('GET', `/api/tool/${tool.id}?state=all`)).body.revision,
    state: 'draft',
    sku,
  });
  expect(draft.status).toBe(200);
  for (const typed of [sku, sku.slice(0, -2), tool.name])
    expect((await find(typed)).tools, typed).toContainEqual({
      _id: tool.id,
      sku: sku.toUpperCase() === sku ? sku : expect.any(String),
      name: tool.name,
      state: 'draft',
    });
});

it('GET /api/command finds a company by its name, and what is its: offers, requests, approvals, invoices and payments', async () => {
  const [ruled, company] = await Promise.all([ruledCompany(), companyOnAccount()]);
  const stocked = await addTool(admin, { quantity: 1_000 });
  const requisitionId = await submitted(ruled.buyer, stocked);
  const filed = await stored('requisitions').findOne({ _id: new ObjectId(requisitionId) });
  const requisition = String(filed?.number);
  const { id: orderId, invoiceNumber } = await invoicedOrder(company, stocked);
  const reference = unique('BK-');
  await payByHand(company, 10, { reference });
  const offer = await offerTo(company.owner);
  const records = async (q: string) => (await find(q)).records as { kind: string; name: string }[];
  expect(await records(company.name)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'company', _id: company.id, detail: company.number }),
      expect.objectContaining({ kind: 'payment', name: reference, companyId: company.id }),
    ]),
  );
  expect(await records(ruled.company.name)).toContainEqual(
    expect.objectContaining({ kind: 'approval', name: requisition, companyId: ruled.company.id }),
  );
  for (const [typed, kind, name] of [
    [company.number, 'company', company.name],
    [offer.number, 'offer', offer.number],
    [requisition, 'approval', requisition],
    [invoiceNumber.toLowerCase(), 'invoice', invoiceNumber],
    [reference, 'payment', reference],
  ] as const)
    expect(await records(typed), typed).toContainEqual(expect.objectContaining({ kind, name }));
  const [invoice] = (await records(invoiceNumber)).filter(({ kind }) => kind === 'invoice');
  expect(invoice).toMatchObject({ orderId });
  const request = (await admin.call('GET', `/api/all-offer/${offer.id}`)).body.requestNumber;
  expect(await records(request)).toContainEqual(expect.objectContaining({ kind: 'request', name: request }));
});

it('GET /api/command has at most five of each kind, and nothing for no words, signs alone and patterns', async () => {
  const many = await find('e');
  for (const kind of ['orders', 'customers', 'tools']) expect(many[kind].length, kind).toBeLessThanOrEqual(5);
  for (const nothing of ['', '   ', '“”', '.*', '^', '$where'])
    expect((await find(nothing)).customers, nothing).toEqual([]);
  expect(await find('')).toEqual({ orders: [], customers: [], tools: [] });
});

it('GET /api/command is stored by no cache', async () => {
  const { headers } = await admin.call('GET', path('vise'));
  expect(headers.get('cache-control')).toMatch(/no-store/);
});

it('GET /api/command refuses a text that is too long', async () => {
  expect((await admin.call('GET', path('x'.repeat(201)))).status).toBe(422);
});
