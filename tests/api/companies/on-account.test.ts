import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { gapsIn, invoicesOf, stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { filledCart } from '@/tests/support/approvals';
import { changeCompany, newMember, type TestCompany } from '@/tests/support/companies';
import { companyOnAccount, orderOnAccount, sendOnAccount } from '@/tests/support/on-account';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { eventually, mailsTo, mailTo, newKey, unique } from '@/tests/support/store';

/** Ten of it cost $125. */

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 1_000_000 });

const DAY_MS = 24 * 3_600_000;

async function accountOf({ id }: TestCompany) {
  const _id = new ObjectId(id);
  const account = await stored('company_accounts').findOne({ _id });
  return {
    ...{ reserved: account?.reservedCents, invoiced: account?.invoicedCents, credit: account?.creditCents },
    ledger: await stored('account_ledger').find({ companyId: _id }).sort({ line: 1 }).toArray(),
  };
}

const ship = (id: string) => admin.call('PATCH', `/api/all-order/${id}`);

it('ordering on account takes stock and credit, is neither unpaid nor paid, and does not expire', async () => {
  const company = await companyOnAccount();
  const own = await addTool(admin, { quantity: 100 });
  const id = await orderOnAccount(company.owner, own, { poNumber: 'PO 7' });
  const { body: order } = await company.owner.call('GET', `/api/order/${id}`);
  expect(order).toMatchObject({
    ...{ state: 'on-account', status: 'on-account', paid: false, payBy: 'account', orderValue: 125 },
    company: { number: company.number, name: company.name },
    timeline: [{ state: 'on-account', by: 'buyer' }],
  });
  for (const absent of ['expiresAt', 'transactionId', 'invoiceNumber', 'paidAt', 'invoicedAt', 'dueOn'])
    expect(order).not.toHaveProperty(absent);
  expect(await stored('orders').findOne({ _id: new ObjectId(id) })).toMatchObject({ termsDays: 30 });
  expect((await stockOf(own)).figures).toEqual({ available: 90, reserved: 10, onHand: 100 });
  const { ledger, ...figures } = await accountOf(company);
  expect(figures).toEqual({ reserved: 12_500, invoiced: 0, credit: 0 });
  expect(ledger).toMatchObject([{ line: 1, reason: 'order-placed', limitCents: 1_000_000 }]);
  const mail = await mailTo(company.owner.email, new RegExp(order.number));
  expect(mail.text).toContain('on account');
  expect(mail.text).not.toContain('Pay now');
  expectProblem(
    await company.owner.call('POST', '/api/create-payment-intent', { orderId: id }),
    'wrong-order-state',
  );
});

it('ordering on account is listed by its state, for its buyer, its company and the shop', async () => {
  const company = await companyOnAccount();
  const id = await orderOnAccount(company.owner, toolId);
  const ids = async (person: Person, path: string) =>
    (await person.call('GET', path)).body.map(({ _id }: { _id: string }) => _id);
  const { owner } = company;
  const mine = `/api/order?email=${owner.email}`;
  expect(await ids(owner, mine)).toEqual([id]);
  expect(await ids(owner, `${mine}&state=on-account`)).toEqual([id]);
  expect(await ids(owner, `${mine}&state=unpaid`)).toEqual([]);
  expect(await ids(owner, '/api/company/order?state=on-account')).toEqual([id]);
  expect(await ids(admin, `/api/all-order?company=${company.id}`)).toEqual([id]);
  expect(await ids(admin, `/api/all-order?company=${company.id}&state=on-account`)).toEqual([id]);
  expect(await ids(admin, `/api/all-order?company=${company.id}&state=paid`)).toEqual([]);
  expect(await ids(admin, `/api/all-order?company=${company.id}&state=to-ship`)).toEqual([id]);
  expect(await ids(owner, `${mine}&state=to-ship`)).toEqual([id]);
  expect(await ids(owner, '/api/company/order?state=to-ship')).toEqual([id]);
  expect(await ids(admin, `/api/all-order?company=${new ObjectId().toHexString()}`)).toEqual([]);
  await ship(id);
  expect(await ids(admin, `/api/all-order?company=${company.id}&state=to-ship`)).toEqual([]);
  expect(await ids(owner, `${mine}&state=shipped`)).toEqual([id]);
  const file = (person: Person, query = '') => person.call('GET', `/api/company/order/export.csv${query}`);
  const { body } = await file(owner);
  expect(body).toContain(',company,payment,invoice,invoiced,due_on,open');
  expect(body).toContain(`,${company.name},account,INV-`);
  expect((await file(owner, '?state=cancelled')).body).not.toContain('ORD-');
  expectProblem(await file(await newMember(company, 'buyer')), 'forbidden');
  expect((await owner.call('GET', '/api/order/export.csv')).body).toContain(`,${company.name},account,`);
  expect(await ids(admin, `/api/all-order?company=${company.id}&state=shipped`)).toEqual([id]);
});

it('ordering on account names its company by its id for the shop alone, whose pages lead to it', async () => {
  const { id: _id, number, name, owner } = await companyOnAccount();
  const id = await orderOnAccount(owner, toolId);
  const company = async (person: Person) => (await person.call('GET', `/api/order/${id}`)).body.company;
  expect(await company(owner)).toEqual({ number, name });
  expect(await company(admin)).toEqual({ _id, number, name });
  const [listed] = (await admin.call('GET', `/api/all-order?company=${_id}`)).body;
  expect(listed.company).toEqual({ _id, number, name });
});

it('ordering on account is refused without terms, or without an active company', async () => {
  const company = await companyOnAccount({ termsDays: null });
  const [buyer, stranger] = [await newMember(company, 'buyer'), await registerCustomer()];
  expectProblem(await sendOnAccount(buyer, toolId), 'no-terms');
  expectProblem(await sendOnAccount(stranger, toolId), 'no-terms');
  expect((await sendOnAccount(buyer, toolId, { payBy: 'card' })).status).toBe(201);
  await changeCompany(company.id, { termsDays: 14 });
  await changeCompany(company.id, { state: 'blocked' });
  expectProblem(await sendOnAccount(buyer, toolId), 'company-not-active');
  expect((await sendOnAccount(stranger, toolId, { payBy: 'cash' })).status).toBe(422);
  expect((await accountOf(company)).ledger).toEqual([]);
});

it('ordering on account is refused beyond the limit, with what is free, and leaves cart, stock and account as they were', async () => {
  const company = await companyOnAccount({ creditLimit: 200 });
  await orderOnAccount(company.owner, toolId);
  const own = await addTool(admin, { quantity: 50 });
  const refused = await sendOnAccount(company.owner, own);
  expectProblem(refused, 'credit-exceeded');
  expect(refused.body).toMatchObject({ free: 75, due: 125 });
  expect((await company.owner.call('GET', '/api/cart')).body.lines).toHaveLength(1);
  expect((await stockOf(own)).figures).toEqual({ available: 50, reserved: 0, onHand: 50 });
  expect((await accountOf(company)).reserved).toBe(12_500);
  // By card the limit does not matter.
  expect((await sendOnAccount(company.owner, own, { payBy: 'card' })).status).toBe(201);
});

it('ordering on account is refused while an invoice is long overdue, which is said before the limit', async () => {
  const company = await companyOnAccount({ creditLimit: 200 });
  const id = await orderOnAccount(company.owner, toolId);
  await ship(id);
  const overdue = async (days: number) => {
    const dueAt = new Date(Date.now() - days * DAY_MS);
    await stored('receivables').updateOne({ orderId: new ObjectId(id) }, { $set: { dueAt } });
  };
  await overdue(16);
  const refused = await sendOnAccount(company.owner, toolId);
  expectProblem(refused, 'account-overdue');
  const [invoice] = await invoicesOf(id);
  expect(refused.body.invoices).toEqual([invoice?.number]);
  await overdue(12);
  expectProblem(await sendOnAccount(company.owner, toolId), 'credit-exceeded');
});

it('ordering on account checks what the cart says before terms, and terms before stock', async () => {
  const company = await companyOnAccount({ termsDays: null });
  const { owner } = company;
  const { revision } = (await owner.call('GET', '/api/company')).body;
  await owner.call('PATCH', '/api/company', { poRequired: true, revision });
  const scarce = await addTool(admin, { quantity: 10 });
  const body = await filledCart(owner, scarce);
  await placeOrder(await registerCustomer(), scarce, 10);
  const order = (more: object) =>
    owner.call('POST', '/api/cart/order', { ...body, payBy: 'account', ...more }, newKey());
  expectProblem(await order({ version: 999, poNumber: 'PO' }), 'cart-changed');
  expect(await order({})).toMatchObject({
    status: 422,
    body: { errors: { poNumber: ['PO number required'] } },
  });
  expectProblem(await order({ poNumber: 'PO' }), 'no-terms');
  await changeCompany(company.id, { termsDays: 7, creditLimit: 0 });
  expectProblem(await order({ poNumber: 'PO' }), 'out-of-stock');
  await admin.call('PATCH', `/api/tool/${scarce}/stock`, { change: 100, reason: 'delivery' });
});

it('ordering on account makes one order of one key, and none of another way to pay', async () => {
  const company = await companyOnAccount();
  const body = await filledCart(company.owner, toolId);
  const key = newKey();
  const order = (more: object = {}) =>
    company.owner.call('POST', '/api/cart/order', { ...body, payBy: 'account', ...more }, key);
  const first = await order();
  expect(first.status).toBe(201);
  expect(await order()).toMatchObject({ status: 201, body: first.body });
  expectProblem(await order({ payBy: 'card' }), 'idempotency-mismatch');
  expect((await accountOf(company)).ledger).toHaveLength(1);
});

it('ordering on account is not limited by what is unpaid, and limits nothing that is', async () => {
  const company = await companyOnAccount();
  const few = await addTool(admin, { quantity: 100, moq: 1 });
  await orderOnAccount(company.owner, few, { quantity: 60 });
  await orderOnAccount(company.owner, few, { quantity: 30 });
  expect((await sendOnAccount(company.owner, few, { quantity: 10, payBy: 'card' })).status).toBe(201);
});

it('an order on account ships with an invoice to its company, which owes it from then on', async () => {
  const company = await companyOnAccount();
  const { owner } = company;
  const invoiceEmail = `${unique('accounting')}@example.com`;
  const { revision } = (await owner.call('GET', '/api/company')).body;
  await owner.call('PATCH', '/api/company', { invoiceEmail, revision });
  const buyer = await newMember(company, 'buyer');
  const id = await orderOnAccount(buyer, toolId, { poNumber: 'PO 4711' });
  // Terms are those of the day of the order.
  await changeCompany(company.id, { termsDays: 90 });
  expect(await ship(id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  expect(await ship(id)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  const { body: order } = await buyer.call('GET', `/api/order/${id}`);
  const [invoice, ...others] = await invoicesOf(id);
  expect(others).toEqual([]);
  const dueOn = new Date(Date.parse(invoice?.issuedOn) + 30 * DAY_MS).toISOString().slice(0, 10);
  expect(order).toMatchObject({
    ...{ state: 'shipped', status: 'shipped', paid: false, payBy: 'account', openBalance: 125, dueOn },
    invoiceNumber: invoice?.number,
    invoicedAt: order.shippedAt,
  });
  expect(order).not.toHaveProperty('paidAt');
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', totalCents: 12_500, poNumber: 'PO 4711', terms: { days: 30, dueOn } },
    billTo: { number: company.number, name: company.name },
    buyer: { name: buyer.name },
  });
  expect(invoice).not.toHaveProperty('transactionId');
  const pdf = await buyer.call('GET', `/api/order/${id}/invoice.pdf`);
  expect(pdf).toMatchObject({ status: 200 });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await owner.call('GET', `/api/order/${id}/invoice.pdf`)).status).toBe(200);
  const { ledger, ...figures } = await accountOf(company);
  expect(figures).toEqual({ reserved: 0, invoiced: 12_500, credit: 0 });
  expect(ledger.map(({ reason }) => reason)).toEqual(['order-placed', 'order-shipped']);
  expect(await stored('receivables').findOne({ orderId: new ObjectId(id) })).toMatchObject({
    ...{ _id: invoice?.number, openCents: 12_500, grossCents: 12_500, dueOn },
    orderNumber: order.number,
  });
  const number = invoice?.number;
  const shipped = await eventually('the mail about the shipment', async () =>
    (await mailsTo(buyer.email)).find(({ subject }) => subject.includes('shipped')),
  );
  expect(shipped.text).toContain(number);
  expect(shipped.text).toContain('$125.00');
  const accounting = await mailTo(invoiceEmail, new RegExp(number));
  expect(accounting.text).toContain('PO 4711');
  await eventually('the invoice numbers to be without gaps', async () =>
    (await gapsIn('invoice')).length === 0 ? true : undefined,
  );
});

it('an order on account is paid at once by what its company has as credit', async () => {
  const company = await companyOnAccount();
  const id = await orderOnAccount(company.owner, toolId);
  const companyId = new ObjectId(company.id);
  const payment = { _id: new ObjectId(), companyId, method: 'hand', amountCents: 20_000 };
  await stored('company_payments').insertOne({
    ...payment,
    ...{ reference: 'early', receivedOn: '2026-11-01', allocations: [], unappliedCents: 20_000 },
    ...{ reversals: [], createdAt: new Date() },
  });
  await stored('company_accounts').updateOne({ _id: companyId }, { $set: { creditCents: 20_000, lines: 2 } });
  await stored('account_ledger').insertOne({
    ...{ companyId, line: 2, reason: 'payment', ref: payment._id, part: 1, at: new Date() },
    ...{ change: { reserved: 0, invoiced: 0, credit: 20_000 } },
    after: { reserved: 12_500, invoiced: 0, credit: 20_000 },
  });
  await ship(id);
  const { body: order } = await company.owner.call('GET', `/api/order/${id}`);
  expect(order).toMatchObject({ paid: true, paidAt: order.shippedAt, openBalance: 0 });
  expect(await accountOf(company)).toMatchObject({ reserved: 0, invoiced: 0, credit: 7_500 });
});

it('an order on account is cancelled by its buyer, an approver or the shop until it ships, which gives all back', async () => {
  const company = await companyOnAccount();
  const own = await addTool(admin, { quantity: 100 });
  const [buyer, colleague, approver] = await Promise.all(
    (['buyer', 'buyer', 'approver'] as const).map((role) => newMember(company, role)),
  );
  const place = () => orderOnAccount(buyer!, own);
  const [first, second, third, fourth] = [await place(), await place(), await place(), await place()];
  expectProblem(await colleague!.call('DELETE', `/api/order/${first}`), 'forbidden');
  expect((await buyer!.call('DELETE', `/api/order/${first}`)).body).toEqual({ deletedCount: 1 });
  expect((await approver!.call('DELETE', `/api/order/${second}`)).body).toEqual({ deletedCount: 1 });
  expect((await admin.call('DELETE', `/api/all-order/${third}`)).body).toEqual({ deletedCount: 1 });
  expectProblem(await buyer!.call('DELETE', `/api/order/${first}`), 'wrong-order-state');
  expect((await stockOf(own)).figures).toEqual({ available: 90, reserved: 10, onHand: 100 });
  expect(await accountOf(company)).toMatchObject({ reserved: 12_500, invoiced: 0 });
  await ship(fourth);
  expectProblem(await buyer!.call('DELETE', `/api/order/${fourth}`), 'wrong-order-state');
  expectProblem(await admin.call('DELETE', `/api/all-order/${fourth}`), 'wrong-order-state');
  expectProblem(await ship(first), 'wrong-order-state');
  const { body } = await buyer!.call('GET', `/api/order/${second}`);
  expect(body).toMatchObject({
    state: 'cancelled',
    paid: false,
    timeline: [{}, { state: 'cancelled', by: 'buyer' }],
  });
});

it('an order on account is not refunded before it ships: it is cancelled', async () => {
  const company = await companyOnAccount();
  const id = await orderOnAccount(company.owner, toolId);
  expectProblem(await admin.call('POST', `/api/all-order/${id}/refund`), 'wrong-order-state');
  expect((await company.owner.call('GET', `/api/order/${id}`)).body.state).toBe('on-account');
});

it('an order on account is packed before it ships, and makes its buyer one who bought the tool once it has', async () => {
  const company = await companyOnAccount();
  const reviewed = await addTool(admin, { quantity: 100 });
  const id = await orderOnAccount(company.owner, reviewed);
  for (const file of ['packing-slips.pdf', 'pick-list.pdf']) {
    const printed = await admin.call('GET', `/api/all-order/${file}?ids=${id}`);
    expect(printed.status, file).toBe(200);
  }
  const review = () =>
    company.owner.call('POST', '/api/review', { toolId: reviewed, rating: 5, review: 'Good steel.' });
  expectProblem(await review(), 'not-a-buyer');
  await ship(id);
  expect((await review()).status).toBe(201);
});

it('an order on account keeps its company from being closed, and its buyer from closing their account', async () => {
  const company = await companyOnAccount();
  const buyer = await newMember(company, 'buyer');
  const id = await orderOnAccount(buyer, toolId);
  const { body } = await admin.call('GET', `/api/all-company/${company.id}`);
  const close = { state: 'closed', revision: body.revision };
  expectProblem(await admin.call('PATCH', `/api/all-company/${company.id}`, close), 'company-in-use');
  await buyer.call('DELETE', `/api/order/${id}`);
  expect((await admin.call('PATCH', `/api/all-company/${company.id}`, close)).status).toBe(200);
});
