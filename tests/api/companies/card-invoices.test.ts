import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentAtProvider,
  intentIdOf,
  moveDispute,
  openDispute,
  payAtProvider,
  refundByHand,
  secretFor,
} from '@/tests/api/support/provider';
import { newMember, type TestCompany } from '@/tests/support/companies';
import {
  companyOnAccount,
  invoicedOrder,
  isPaid,
  orderOnAccount,
  payByHand,
  statementOf,
} from '@/tests/support/on-account';
import { addTool, anAdmin, type Person } from '@/tests/support/people';
import { eventually, mailTo } from '@/tests/support/store';

const toolId = await addTool(await anAdmin(), { quantity: 100_000 });

const record = (person: Person, orderId: string, transactionId: string) =>
  person.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
const until = (company: TestCompany, figures: object) =>
  eventually('the statement to say so', async () => {
    const read = await statementOf(company);
    return Object.entries(figures).every(([name, dollars]) => read[name] === dollars) ? read : undefined;
  });

it('an invoice paid by card takes what is open of it, from an approver too, once', async () => {
  const company = await companyOnAccount();
  const [approver, buyer] = [await newMember(company, 'approver'), await newMember(company, 'buyer')];
  const { id, invoiceNumber } = await invoicedOrder(company, toolId);
  await payByHand(company, 25);
  expectProblem(await buyer.call('POST', '/api/create-payment-intent', { orderId: id }), 'forbidden');
  expectProblem(
    await approver.call('POST', '/api/create-payment-intent', { orderId: id, orderValue: 125 }),
    'price-changed',
  );
  const secret = await secretFor(approver, id);
  const intentId = intentIdOf(secret);
  expect((await intentAtProvider(intentId)).amount).toBe(10_000);
  expect(await secretFor(company.owner, id)).toBe(secret);
  expect(await secretFor(approver, id)).toBe(secret);
  expectProblem(await record(approver, id, intentId), 'payment-not-confirmed');
  expect((await payAtProvider(secret)).status).toBe(200);
  expect((await record(approver, id, intentId)).status).toBe(200);
  expect(await isPaid(id)).toBe(true);
  expect((await record(approver, id, intentId)).body).toEqual({ modifiedCount: 0 });
  const read = await statementOf(company);
  expect(read).toMatchObject({ invoiced: 0, credit: 0, closing: 0 });
  expect(read.lines.at(-1)).toMatchObject({ kind: 'payment', reference: intentId, amount: -100 });
  expect(read.lines.at(-1)).toMatchObject({ reversible: false, card: '4242' });
  const subject = new RegExp(`Payment of .* for invoice ${invoiceNumber} received`);
  for (const { email } of [approver, company.owner]) {
    const mail = await mailTo(email, subject);
    expect(mail.text).toContain('Card ···4242');
  }
  const payments = await stored('company_payments').find({ intentId }).toArray();
  expect(payments).toMatchObject([{ method: 'card', allocations: [{ invoiceNumber, cents: 10_000 }] }]);
  expect(await stored('orders').findOne({ _id: new ObjectId(id) })).not.toHaveProperty('transactionId');
  expectProblem(
    await company.owner.call('POST', '/api/create-payment-intent', { orderId: id }),
    'wrong-order-state',
  );
});

it('an invoice paid by card is not paid by an intent of no order, nor before it ships', async () => {
  const company = await companyOnAccount();
  const waiting = await orderOnAccount(company.owner, toolId);
  const asked = await company.owner.call('POST', '/api/create-payment-intent', { orderId: waiting });
  expectProblem(asked, 'wrong-order-state');
  const approver = await newMember(company, 'approver');
  const byApprover = await approver.call('POST', '/api/create-payment-intent', { orderId: waiting });
  expectProblem(byApprover, 'wrong-order-state');
  for (const person of [company.owner, approver])
    expectProblem(await record(person, waiting, 'pi_none'), 'wrong-order-state');
  const colleague = await newMember(company, 'buyer');
  const byColleague = await colleague.call('POST', '/api/create-payment-intent', { orderId: waiting });
  expectProblem(byColleague, 'forbidden');
  const { id } = await invoicedOrder(company, toolId);
  const made = await company.owner.call('POST', '/api/create-payment-intent', { orderValue: 125 });
  await payAtProvider(made.body.clientSecret);
  expectProblem(await record(company.owner, id, intentIdOf(made.body.clientSecret)), 'payment-mismatch');
  expect((await statementOf(company)).invoiced).toBe(125);
});

it('an invoice paid by card leaves what comes late as credit, and loses none of it', async () => {
  const company = await companyOnAccount();
  const { id } = await invoicedOrder(company, toolId);
  const secret = await secretFor(company.owner, id);
  await payByHand(company, 125);
  expect((await payAtProvider(secret)).status).toBe(200);
  const late = await record(company.owner, id, intentIdOf(secret));
  expect(late).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  expect(await statementOf(company)).toMatchObject({ invoiced: 0, credit: 125, closing: -125 });
});

it('an invoice paid by card voids an intent of another amount than what is open', async () => {
  const company = await companyOnAccount();
  const { id } = await invoicedOrder(company, toolId);
  const first = await secretFor(company.owner, id);
  await payByHand(company, 50);
  const second = await secretFor(company.owner, id);
  expect((await intentAtProvider(intentIdOf(first))).status).toBe('canceled');
  expect((await intentAtProvider(intentIdOf(second))).amount).toBe(7_500);
  expect((await payAtProvider(second)).status).toBe(200);
  // By the webhook alone.
  await until(company, { invoiced: 0, credit: 0 });
  expect(await isPaid(id)).toBe(true);
});

it('an invoice paid by card is open again for what the provider refunds, and once for a dispute that is lost', async () => {
  const company = await companyOnAccount();
  const { id } = await invoicedOrder(company, toolId);
  const secret = await secretFor(company.owner, id);
  const intentId = intentIdOf(secret);
  await payAtProvider(secret);
  await until(company, { invoiced: 0 });
  await refundByHand(intentId, 2_500);
  await until(company, { invoiced: 25, credit: 0, closing: 25 });
  expect(await isPaid(id)).toBe(false);
  const { id: disputeId } = await openDispute(intentId, { reason: 'fraudulent', amount: 10_000 });
  await moveDispute(disputeId, 'lost');
  await until(company, { invoiced: 125, credit: 0, closing: 125 });
  const [payment] = await stored('company_payments').find({ intentId }).toArray();
  expect(payment).toMatchObject({
    allocations: [],
    unappliedCents: 0,
    reversals: [{ cents: 2_500 }, { cents: 10_000 }],
  });
});
