import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { newMember, type TestCompany } from '@/tests/support/companies';
import {
  companyOnAccount,
  invoicedOrder,
  isPaid,
  orderOnAccount,
  payByHand,
  statementOf,
  today,
} from '@/tests/support/on-account';
import { addTool, anAdmin } from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

const invoiced = (company: TestCompany) => invoicedOrder(company, toolId);

it('terms and limit are set by admins, for members to read, and are within their bounds', async () => {
  const company = await companyOnAccount({ creditLimit: 500 });
  const approver = await newMember(company, 'approver');
  const buyer = await newMember(company, 'buyer');
  expect((await approver.call('GET', '/api/company')).body).toMatchObject({
    termsDays: 30,
    creditLimit: 500,
  });
  const asBuyer = (await buyer.call('GET', '/api/company')).body;
  expect(asBuyer).toMatchObject({ termsDays: 30 });
  expect(asBuyer).not.toHaveProperty('creditLimit');
  const path = `/api/all-company/${company.id}`;
  const { revision } = (await admin.call('GET', path)).body;
  const wrong = await admin.call('PATCH', path, { termsDays: 121, creditLimit: 0.001, revision });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['creditLimit', 'termsDays']);
  const off = await admin.call('PATCH', path, { termsDays: null, creditLimit: 0, revision });
  expect(off.body).toMatchObject({ termsDays: null, creditLimit: 0, revision: revision + 1 });
  const logged = await stored('audit_log').findOne({
    action: 'company.terms-changed',
    'subject.id': company.id,
  });
  expect(logged ?? (await stored('audit_pending').findOne({}))).not.toBeNull();
});

it('what a company owes is on its statement, for approvers, owners and admins, and in the list of companies', async () => {
  const company = await companyOnAccount();
  const [approver, buyer] = [await newMember(company, 'approver'), await newMember(company, 'buyer')];
  const { id, invoiceNumber, number } = await invoiced(company);
  await orderOnAccount(company.owner, toolId, { quantity: 20 });
  const read = await approver.call('GET', '/api/company/statement');
  expect(read.headers.get('cache-control')).toContain('no-store');
  expect(read.body).toMatchObject({
    ...{ termsDays: 30, limit: 10_000, reserved: 250, invoiced: 125, credit: 0, free: 9_625 },
    ageing: { notDue: 125, to30: 0, to60: 0, to90: 0, over90: 0 },
    open: [{ orderId: id, orderNumber: number, invoiceNumber, gross: 125, open: 125, overdueDays: 0 }],
    lines: [{ kind: 'invoice', reference: invoiceNumber, orderNumber: number, amount: 125, balance: 125 }],
    ...{ opening: 0, closing: 125 },
  });
  expectProblem(await buyer.call('GET', '/api/company/statement'), 'forbidden');
  const [row] = (await admin.call('GET', `/api/all-company?q=${company.number}`)).body;
  expect(row).toMatchObject({
    termsDays: 30,
    creditLimit: 10_000,
    reserved: 250,
    invoiced: 125,
    overdue: 0,
  });
  const overdue = (await admin.call('GET', `/api/all-company?q=${company.number}&overdue=true`)).body;
  expect(overdue).toEqual([]);
});

it('what a company owes has the same figures as CSV and PDF', async () => {
  const company = await companyOnAccount();
  const { invoiceNumber } = await invoiced(company);
  await payByHand(company, 25);
  const csv = await company.owner.call('GET', '/api/company/statement.csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const lines = String(csv.body).trim().split('\r\n');
  expect(lines[2]).toContain(`invoice,${invoiceNumber}`);
  expect(lines[2]).toContain('125.00,125.00,');
  expect(lines[3]).toContain('-25.00,100.00,');
  const pdf = await admin.call('GET', `/api/all-company/${company.id}/statement.pdf`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

it('what a company owes keeps its company open', async () => {
  const company = await companyOnAccount();
  await invoiced(company);
  const path = `/api/all-company/${company.id}`;
  const { revision } = (await admin.call('GET', path)).body;
  expectProblem(await admin.call('PATCH', path, { state: 'closed', revision }), 'company-in-use');
  await payByHand(company, 125);
  expect((await admin.call('PATCH', path, { state: 'closed', revision })).status).toBe(200);
});

it('a payment settles invoices, and its reversal opens them again', async () => {
  const company = await companyOnAccount();
  const [first, second] = [await invoiced(company), await invoiced(company)];
  const headers = newKey();
  const paid = await payByHand(company, 150, { invoices: [second.invoiceNumber] }, headers);
  expect(paid).toMatchObject({
    status: 201,
    body: {
      allocations: [
        { invoiceNumber: second.invoiceNumber, amount: 125, open: 0 },
        { invoiceNumber: first.invoiceNumber, amount: 25, open: 100 },
      ],
      unapplied: 0,
    },
  });
  const again = await payByHand(company, 150, { invoices: [second.invoiceNumber] }, headers);
  expect(again.body).toEqual(paid.body);
  expectProblem(await payByHand(company, 151, {}, headers), 'idempotency-mismatch');
  expect([await isPaid(first.id), await isPaid(second.id)]).toEqual([false, true]);
  const { lines } = await statementOf(company);
  expect(lines.at(-1)).toMatchObject({
    kind: 'payment',
    paymentId: paid.body.insertedId,
    reversible: true,
  });
  const reverse = () =>
    admin.call('POST', `/api/all-payment/${paid.body.insertedId}/reverse`, { reason: 'Bounced' });
  expect((await reverse()).body).toEqual({ reversed: 150 });
  expect((await reverse()).body).toEqual({ reversed: 0 });
  expect(await isPaid(second.id)).toBe(false);
  expect(await statementOf(company)).toMatchObject({ invoiced: 250, closing: 250 });
});

it('a payment is refused without a key, with a later day, another’s invoice, or no amount', async () => {
  const [company, other] = [await companyOnAccount(), await companyOnAccount()];
  const { invoiceNumber } = await invoiced(other);
  const fieldsOf = async (call: ReturnType<typeof payByHand>) => Object.keys((await call).body.errors ?? {});
  const body = { amount: 5, receivedOn: today(), reference: 'x' };
  const path = `/api/all-company/${company.id}/payment`;
  expect(await fieldsOf(admin.call('POST', path, body))).toEqual(['Idempotency-Key']);
  expect(await fieldsOf(payByHand(company, 5, { receivedOn: '2999-01-01' }))).toEqual(['receivedOn']);
  expect(await fieldsOf(payByHand(company, 5, { invoices: [invoiceNumber] }))).toEqual(['invoices']);
  expect(await fieldsOf(payByHand(company, 0))).toEqual(['amount']);
  expect(await fieldsOf(payByHand(company, 10_000_000))).toEqual(['amount']);
  expectProblem(await company.owner.call('POST', path, body, newKey()), 'forbidden');
  const reversal = `/api/all-payment/${'0'.repeat(24)}/reverse`;
  expectProblem(await admin.call('POST', reversal, { reason: 'x' }), 'not-found');
});

it('a refund of an order on account is a credit note: its invoice first, the rest credit, never more than is left of it', async () => {
  const company = await companyOnAccount();
  const { id, invoiceNumber } = await invoiced(company);
  await payByHand(company, 100);
  const refund = (amount: number) =>
    admin.call('POST', `/api/all-order/${id}/refund`, { amount, reason: 'Damaged' }, newKey());
  expect((await refund(40)).body).toMatchObject({ refunded: 40 });
  expect(await isPaid(id)).toBe(true);
  const read = await statementOf(company);
  expect(read).toMatchObject({ invoiced: 0, credit: 15, closing: -15 });
  const { creditNoteNumber } = (await admin.call('GET', `/api/order/${id}`)).body;
  expect(read.lines.at(-1)).toMatchObject({
    kind: 'credit-note',
    reference: creditNoteNumber,
    amount: -40,
  });
  expect(read.lines.at(-1).reversible).toBe(false);
  expectProblem(await refund(85.01), 'refund-exceeds-paid');
  const reverse = await admin.call('POST', `/api/all-payment/${read.lines.at(-1).paymentId}/reverse`, {
    reason: 'x',
  });
  expectProblem(reverse, 'wrong-order-state');
  expectProblem(await admin.call('POST', `/api/all-order/${id}/refund`), 'wrong-order-state');
  expect((await stored('refunds').findOne({ orderId: id as never })) ?? null).toBeNull();
  const mail = await mailTo(company.owner.email, /Credit of \$40\.00/);
  expect(mail.text).toContain('account');
  expect(invoiceNumber).toMatch(/^INV-/);
});

it('a refund of an order on account is refused before it ships: cancel it', async () => {
  const company = await companyOnAccount();
  const id = await orderOnAccount(company.owner, toolId);
  const refund = await admin.call(
    'POST',
    `/api/all-order/${id}/refund`,
    { amount: 5, reason: 'x' },
    newKey(),
  );
  expectProblem(refund, 'wrong-order-state');
});

it('a bank file books the rows that name one company’s papers, once', async () => {
  const [company, other] = [await companyOnAccount(), await companyOnAccount()];
  const [own, foreign] = [await invoiced(company), await invoiced(other)];
  const row = (text: string, amount: number, reference = unique('bank ')) => {
    return { date: '2026-01-02', amount, text, reference };
  };
  const rows = [
    row(`Invoice ${own.invoiceNumber.toLowerCase()}`, 100),
    row(`${own.number} rest`, 25),
    row(`${own.invoiceNumber} ${foreign.invoiceNumber}`, 10),
    row('rent', -900),
  ];
  const send = (dryRun: boolean) => admin.call('POST', '/api/all-payment/import', { rows, dryRun });
  const dry = await send(true);
  expect(dry.body).toMatchObject({
    rows: [
      { outcome: 'matched', companyId: company.id, invoices: [own.invoiceNumber] },
      { outcome: 'matched', companyId: company.id },
      { outcome: 'ambiguous' },
      { outcome: 'unmatched' },
    ],
    ...{ booked: 2, sum: 125 },
  });
  expect((await statementOf(company)).invoiced).toBe(125);
  expect((await send(false)).body).toEqual(dry.body);
  expect(await isPaid(own.id)).toBe(true);
  expect((await send(false)).body).toMatchObject({
    booked: 0,
    sum: 0,
    rows: [{ outcome: 'duplicate' }, {}, {}, {}],
  });
});

const row = (text: string, amount: number, more: object = {}) => {
  return { date: '2026-01-02', amount, text, reference: unique('bank '), ...more };
};
const send = (rows: object[], dryRun = false) =>
  admin.call('POST', '/api/all-payment/import', { rows, dryRun });

it('a bank file is taken back as a whole, once, and can be booked again', async () => {
  const company = await companyOnAccount();
  const own = await invoiced(company);
  const rows = [row(own.invoiceNumber, 100), row('nobody’s', 25, { companyId: company.id })];
  const booked = await send(rows);
  expect(booked.body).toMatchObject({ booked: 2, rows: [{ effect: 'part' }, { effect: 'full' }] });
  const undo = () => admin.call('POST', `/api/all-payment/import/${booked.body.fileId}/undo`);
  expect((await undo()).body).toEqual({ payments: 2, reversed: 125 });
  expect(await statementOf(company)).toMatchObject({ invoiced: 125, credit: 0 });
  expect((await undo()).body).toEqual({ payments: 0, reversed: 0 });
  expect((await send(rows)).body).toMatchObject({ booked: 2 });
  expect(await isPaid(own.id)).toBe(true);
  const unknown = `/api/all-payment/import/${'0'.repeat(24)}/undo`;
  expectProblem(await admin.call('POST', unknown), 'not-found');
  expectProblem(await company.owner.call('POST', unknown), 'forbidden');
  expectProblem(await send([row('x', 5, { companyId: '0'.repeat(24) })]), 'not-found');
});

it('a bank file books what is paid only as credit, and nothing that is left out', async () => {
  const company = await companyOnAccount();
  const own = await invoiced(company);
  await payByHand(company, 125, { reference: 'BK-558201', receivedOn: '2026-01-01' });
  const paid = row(own.invoiceNumber, 125);
  const [first] = (await send([paid])).body.rows;
  expect(first).toMatchObject({ outcome: 'paid', paidOn: '2026-01-01', paidBy: 'BK-558201' });
  expect(first.message).toBe('Already paid on 2026-01-01 by BK-558201');
  expect((await send([{ ...paid, asCredit: true, leaveOut: true }])).body).toMatchObject({ booked: 0 });
  expect((await send([{ ...paid, asCredit: true }])).body).toMatchObject({ booked: 1, sum: 125 });
  expect(await statementOf(company)).toMatchObject({ invoiced: 0, credit: 125 });
});

it('a bank file and payments by hand have days that a store can have', async () => {
  const company = await companyOnAccount();
  for (const day of ['0026-11-20', '0001-01-01', '1900-01-01', '1999-12-31', '2026-02-30', 'soon']) {
    const paid = await payByHand(company, 5, { receivedOn: day });
    expect([paid.status, Object.keys(paid.body.errors)]).toEqual([422, ['receivedOn']]);
    expect((await send([row('x', 5, { date: day })])).status).toBe(422);
  }
  const later = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  expect((await payByHand(company, 5, { receivedOn: later })).status).toBe(422);
});
