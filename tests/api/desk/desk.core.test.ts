import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { Desk, DeskTile } from '@/lib/shared/desk/desk.schema';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { returnOf } from '@/tests/api/support/returns';
import { giveTo, newSerial } from '@/tests/api/support/serials';
import { newProgram } from '@/tests/support/api-keys';
import { ruledCompany, submitted } from '@/tests/support/approvals';
import { newMember, pendingCompany } from '@/tests/support/companies';
import { inDays, offerTo, requestFor } from '@/tests/support/offers';
import { companyOnAccount, invoicedOrder } from '@/tests/support/on-account';
import { addTool, anAdmin, call, type Person, placeOrder, registerCustomer } from '@/tests/support/people';

const admin = await anAdmin();
const toolId = await addTool(admin, { name: 'Desk Hammer', price: 12.5, moq: 1, quantity: 100_000 });

async function deskOf(person: Person): Promise<Desk> {
  const read = await person.call('GET', '/api/desk');
  expect(read.status).toBe(200);
  return read.body;
}

/** The call that lists what a page lists. */
const CALLS: Readonly<Record<string, string>> = {
  '/dashboard/my-quotes': '/api/offer',
  '/dashboard/approvals': '/api/requisition',
  '/dashboard/my-order': '/api/order',
  '/dashboard/tools': '/api/serial',
  '/dashboard/manage-order': '/api/all-order',
  '/dashboard/quotes': '/api/all-quote',
  '/dashboard/offers': '/api/all-offer',
  '/dashboard/messages': '/api/contact',
  '/dashboard/companies': '/api/all-company',
  '/dashboard/receivables': '/api/receivable',
  '/dashboard/manage-product': '/api/tool',
  '/dashboard/manage-return': '/api/all-return',
  '/dashboard/webhooks': '/api/webhook-endpoint',
};

/** How many entries the list has to which a tile leads, by the query of its address. */
async function listedAt(person: Person, { href }: DeskTile): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'https://shop.example');
  if (pathname === '/dashboard/company/statement') {
    const { open } = (await person.call('GET', '/api/company/statement')).body;
    return open.filter(({ overdueDays }: { overdueDays: number }) => overdueDays > 0).length;
  }
  if (searchParams.get('view') === 'to-decide') searchParams.set('toDecide', 'true');
  if (pathname === '/dashboard/my-order') searchParams.set('email', person.email);
  if (pathname === '/dashboard/manage-product') searchParams.set('state', 'all');
  searchParams.delete('view');
  searchParams.set('limit', '1');
  const listed = await person.call('GET', `${CALLS[pathname]}?${searchParams}`);
  expect([href, listed.status]).toEqual([href, 200]);
  return Number(listed.headers.get('x-total-count'));
}

const tileOf = (desk: Desk, key: string) => desk.tiles.find((each) => each.key === key);

/** Other tests add to the shop's lists: compares a tile with its list while that stays as it is. */
async function expectListed(person: Person, key: string): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const before = tileOf(await deskOf(person), key);
    expect([key, before?.count]).not.toEqual([key, undefined]);
    const listed = await listedAt(person, before as DeskTile);
    const after = tileOf(await deskOf(person), key);
    if (before?.count !== after?.count) continue;
    expect([key, listed]).toEqual([key, before?.count]);
    return;
  }
  throw new Error(`the list of ${key} changes all the time`);
}

async function makeOverdue(orderId: string, days: number): Promise<string> {
  const dueAt = new Date(Date.now() - days * 24 * 3_600_000);
  const dueOn = dueAt.toISOString().slice(0, 10);
  await stored('receivables').updateOne({ orderId: new ObjectId(orderId) }, { $set: { dueAt, dueOn } });
  return dueOn;
}

it('GET /api/desk is for whoever is signed in, by token or by their own page, never for a key, and never stored', async () => {
  const buyer = await registerCustomer();
  const read = await buyer.call('GET', '/api/desk');
  expect(read.headers.get('cache-control')).toBe('private, no-store');
  expect(read.body).toEqual({ tiles: [], waiting: [] });
  expect((await buyer.callWithSession('GET', '/api/desk')).status).toBe(200);
  expectProblem(await call('GET', '/api/desk'), 'unauthenticated');
  const { key } = await newProgram(['orders:read']);
  expectProblem(await call('GET', '/api/desk', undefined, { authorization: `Bearer ${key}` }), 'forbidden');
});

it('GET /api/desk tells a buyer what waits for them: each number is that of the list it leads to', async () => {
  const { buyer, approver } = await ruledCompany();
  const offer = await offerTo(buyer, { lines: [{ toolId, quantity: 4, unitPrice: 9 }] });
  const requisition = await submitted(buyer, toolId, { quantity: 7 });
  const desk = await deskOf(buyer);
  expect(desk.tiles.map(({ key }) => key)).toEqual(['offers', 'requests-open']);
  expect(tileOf(desk, 'offers')).toEqual({
    ...{ key: 'offers', count: 1, amount: 36, href: '/dashboard/my-quotes?state=sent' },
  });
  // The request that the offer answers, and the order that waits for approval.
  expect(tileOf(desk, 'requests-open')).toEqual({
    ...{ key: 'requests-open', count: 1, href: '/dashboard/desk#open-requests' },
  });
  expect(desk.waiting).toEqual([
    {
      ...{ kind: 'offer', id: offer.id, number: offer.number, text: '4 × Desk Hammer', amount: 36 },
      ...{ due: inDays(14), href: `/dashboard/my-quotes/${offer.id}` },
    },
  ]);
  await expectListed(buyer, 'offers');

  const [waiting] = (await deskOf(approver)).waiting.filter(({ kind }) => kind === 'requisition');
  expect(waiting).toMatchObject({
    ...{ id: requisition, amount: 87.5, text: `${buyer.name} · 7 × Desk Hammer` },
    href: `/dashboard/approvals/${requisition}?from=desk`,
  });
  await expectListed(approver, 'approvals');
});

it('GET /api/desk has orders to pay and under way, and those past their ship day', async () => {
  const buyer = await registerCustomer();
  const [unpaid, late] = [await placeOrder(buyer, toolId, 2), await placeOrder(buyer, toolId, 3)];
  await payOrder(buyer, await placeOrder(buyer, toolId, 1));
  await payOrder(buyer, late);
  await stored('orders').updateOne({ _id: new ObjectId(late) }, { $set: { shipsOn: '2020-01-02' } });
  const desk = await deskOf(buyer);
  expect(desk.tiles).toEqual([
    { key: 'to-pay', count: 1, amount: 25, href: '/dashboard/my-order?state=unpaid' },
    { key: 'under-way', count: 2, amount: 50, late: 1, href: '/dashboard/my-order?state=to-ship' },
  ]);
  expect(desk.waiting).toMatchObject([
    { kind: 'order', id: unpaid, amount: 25, text: '2 × Desk Hammer', href: `/dashboard/payment/${unpaid}` },
  ]);
  await expectListed(buyer, 'to-pay');
  await expectListed(buyer, 'under-way');
});

it('GET /api/desk counts tools in use whose calibration is due soon, and those past their day', async () => {
  const buyer = await registerCustomer();
  const days = [-2, 20, 200];
  for (const day of days) {
    const { id } = await newSerial();
    await giveTo(id, buyer);
    await stored('serials').updateOne({ _id: new ObjectId(id) }, { $set: { dueOn: inDays(day) } });
  }
  const due = { key: 'calibrations-due', count: 2, late: 1, href: '/dashboard/tools?due=soon' };
  expect((await deskOf(buyer)).tiles).toEqual([due]);
  await expectListed(buyer, 'calibrations-due');
});

it('GET /api/desk shows overdue invoices of the company to its approvers, and to buyers those of their own orders', async () => {
  const company = await companyOnAccount();
  const buyer = await newMember(company, 'buyer');
  const { id, invoiceNumber, number } = await invoicedOrder(company, toolId);
  expect((await deskOf(company.owner)).tiles).toEqual([]);
  const due = await makeOverdue(id, 3);
  expect((await deskOf(buyer)).tiles).toEqual([]);
  const desk = await deskOf(company.owner);
  expect(desk.tiles).toEqual([
    { key: 'invoices-overdue', count: 1, amount: 125, href: '/dashboard/company/statement?open=overdue' },
  ]);
  const entry = { kind: 'invoice', id: invoiceNumber, number: invoiceNumber, text: number, amount: 125, due };
  expect(desk.waiting).toEqual([{ ...entry, href: `/dashboard/payment/${id}` }]);
  await expectListed(company.owner, 'invoices-overdue');

  const buyersId = (await stored('users').findOne({ email: buyer.email }))?._id;
  await stored('orders').updateOne({ _id: new ObjectId(id) }, { $set: { buyerId: buyersId } });
  expect(tileOf(await deskOf(buyer), 'invoices-overdue')).toMatchObject({
    ...{ count: 1, amount: 125, href: '/dashboard/desk?kind=invoice' },
  });
  await expectListed(admin, 'receivables-overdue');
});

it('GET /api/desk tells an admin what waits for the shop: each number is that of the list it leads to', async () => {
  const buyer = await registerCustomer({ verified: true });
  const paid = await placeOrder(buyer, toolId, 1);
  await payOrder(buyer, paid);
  await requestFor(buyer, toolId);
  const { id: offerId } = await offerTo(buyer, { lines: [{ toolId, quantity: 4, unitPrice: 9 }] });
  await buyer.call('POST', `/api/offer/${offerId}/counter`, { version: 1, note: 'Less, please' });
  const message = { topic: 'other', name: 'Ann', email: buyer.email, message: 'When do you open on Friday?' };
  expect((await call('POST', '/api/contact', message)).status).toBe(201);
  await pendingCompany();
  await addTool(admin, { quantity: 1, moq: 1 });
  await returnOf(buyer);
  await returnOf(buyer, 'received');
  const desk = await deskOf(admin);
  const keys = [
    ...['to-ship', 'requests', 'offers-countered', 'messages', 'companies-pending'],
    ...['low-stock', 'returns', 'returns-received'],
  ];
  const shown = desk.tiles.map(({ key }) => key as string);
  expect(shown.filter((key) => keys.includes(key))).toEqual(keys);
  // No call lists disputes.
  for (const { key } of desk.tiles) if (key !== 'disputes') await expectListed(admin, key);
  expect(desk.waiting.length).toBeGreaterThan(5);
  expect(desk.waiting.length).toBeLessThanOrEqual(50);
  for (const entry of desk.waiting)
    expect(Object.keys(entry).filter((key) => !['amount', 'due'].includes(key))).toEqual([
      ...['kind', 'id', 'number', 'text', 'href'],
    ]);
});
