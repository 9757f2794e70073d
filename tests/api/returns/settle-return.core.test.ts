import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { invoicesOf, stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { refundsAtProvider } from '@/tests/api/support/provider';
import { decide, receive, requestReturn, returnOf, settle } from '@/tests/api/support/returns';
import { companyOnAccount, orderOnAccount, statementOf } from '@/tests/support/on-account';
import { addTool, anAdmin, registerCustomer } from '@/tests/support/people';
import { eventually, newKey } from '@/tests/support/store';

const [buyer, admin] = await Promise.all([registerCustomer(), anAdmin()]);

const orderOf = async (id: string) => (await admin.call('GET', `/api/order/${id}`)).body;
const managed = async (id: string) => (await admin.call('GET', `/api/all-return/${id}`)).body;

/** Refunds units or an amount directly, beside returns. */
const refund = (orderId: string, body: object) =>
  admin.call('POST', `/api/all-order/${orderId}/refund`, { reason: 'Bent', ...body }, newKey());
const units = (toolId: string, quantity: number) => [{ toolId, quantity, restock: false }];

describe('settling a return by card', () => {
  it('gives back the value of what arrived, once, with a credit note, and moves no units', async () => {
    const { id, orderId, toolId } = await returnOf(buyer, 'received');
    expect((await managed(id)).value).toBe(50);
    const before = (await stockOf(toolId)).figures;
    const key = newKey();
    const settled = await settle(id, { reason: 'Bent on arrival' }, key);
    expect(settled.status, JSON.stringify(settled.body)).toBe(200);
    const { refundId, creditNoteNumber } = settled.body;
    expect(settled.body).toEqual({ refunded: 50, refundId, creditNoteNumber });
    const [note] = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({ number: creditNoteNumber, totalCents: -5_000, part: 1 });
    expect((await settle(id, { reason: 'Bent on arrival' }, key)).body).toEqual(settled.body);
    expectProblem(await settle(id, { reason: 'Another' }, key), 'idempotency-mismatch');
    const again = await settle(id);
    expectProblem(again, 'return-decided');
    expect(again.body.current).toBe('settled');
    expect((await stockOf(toolId)).figures).toEqual(before);
    expect((await buyer.call('GET', `/api/return/${id}`)).body).toMatchObject({
      ...{ state: 'settled', refunded: 50, mayWithdraw: false },
    });
    expect(await managed(id)).toMatchObject({ refundId, value: 50, refunded: 50 });
    const { partRefunds, transactionId, lines } = await orderOf(orderId);
    expect(partRefunds).toMatchObject([{ id: refundId, returnId: id, lines: units(toolId, 4) }]);
    expect(lines).toMatchObject([{ refundedQuantity: 4, shippedQuantity: 10 }]);
    const sent = await eventually('the money to be sent', async () => {
      const refunds = await refundsAtProvider(transactionId);
      return refunds.length > 0 ? refunds : undefined;
    });
    expect(sent).toMatchObject([{ amount: 5_000 }]);
  });

  it('a part of the value is allowed once, and no more than the value', async () => {
    const { id, orderId } = await returnOf(buyer, 'received');
    for (const amount of [0, 0.001, -1]) expect((await settle(id, { amount })).status).toBe(422);
    const more = await settle(id, { amount: 50.01 });
    expectProblem(more, 'refund-exceeds-paid');
    expect(more.body.left).toBe(50);
    expect((await settle(id, { amount: 20.01 })).body.refunded).toBe(20.01);
    expectProblem(await settle(id, { amount: 29.99 }), 'return-decided');
    expect((await orderOf(orderId)).refundedValue).toBe(20.01);
  });

  it('needs a key, a return that is there, and one that was received', async () => {
    const { id } = await returnOf(buyer, 'approved');
    expect((await settle('f'.repeat(24), {}, {})).status).toBe(422);
    expectProblem(await settle('f'.repeat(24)), 'not-found');
    const early = await settle(id);
    expectProblem(early, 'return-decided');
    expect(early.body.current).toBe('approved');
    expect(await managed(id)).not.toHaveProperty('value');
  });

  it('is refused where less of the money is left, with what is', async () => {
    const { id, orderId } = await returnOf(buyer, 'received');
    expect((await refund(orderId, { amount: 100 })).status).toBe(200);
    const refused = await settle(id);
    expectProblem(refused, 'refund-exceeds-paid');
    expect(refused.body.left).toBe(25);
    expect((await settle(id, { amount: 25 })).status).toBe(200);
  });
});

describe('units of returns', () => {
  it('that are to come, or came, are refunded by settling alone', async () => {
    const made = await returnOf(buyer);
    const { id, orderId, toolId, sku } = made;
    const refused = await refund(orderId, { lines: units(toolId, 7) });
    expectProblem(refused, 'refund-exceeds-paid');
    expect(refused.body.lines).toEqual([{ toolId, sku, wanted: 7, left: 6 }]);
    await decide(id, 'approve', { lines: [{ toolId, quantity: 3 }] });
    expectProblem(await refund(orderId, { lines: units(toolId, 8) }), 'refund-exceeds-paid');
    expect((await refund(orderId, { lines: units(toolId, 7) })).status).toBe(200);
    await receive(id, made, { restock: 2, scrap: 0 });
    expect((await refund(orderId, { lines: units(toolId, 1) })).status).toBe(200);
    expectProblem(await refund(orderId, { lines: units(toolId, 1) }), 'refund-exceeds-paid');
    expect((await settle(id)).body.refunded).toBe(25);
  });

  it('that were withdrawn can be refunded again', async () => {
    const { id, orderId, toolId } = await returnOf(buyer);
    expectProblem(await refund(orderId, { lines: units(toolId, 10) }), 'refund-exceeds-paid');
    await buyer.call('POST', `/api/return/${id}/withdraw`);
    expect((await refund(orderId, { lines: units(toolId, 10) })).status).toBe(200);
  });

  it('are refunded once where settling, closing and a direct refund race', async () => {
    const made = await Promise.all([1, 2, 3].map(() => returnOf(buyer, 'received')));
    for (const { id, orderId, toolId } of made) {
      const results = await Promise.all([
        settle(id),
        settle(id),
        refund(orderId, { lines: units(toolId, 10) }),
        decide(id, 'close', { reason: 'Used' }),
      ]);
      const statuses = results.map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      const { state, refunded = 0 } = await managed(id);
      const { refundedValue, partRefunds = [] } = await orderOf(orderId);
      // A closed return leaves its units to a direct refund.
      expect(state === 'settled' ? [refunded, refundedValue] : [0, refundedValue % 125]).toEqual(
        state === 'settled' ? [50, 50] : [0, 0],
      );
      const settlements = partRefunds.filter(({ returnId }: { returnId?: string }) => returnId === id);
      expect(settlements).toHaveLength(state === 'settled' ? 1 : 0);
    }
  });
});

it('a return on account is credited against the invoice of its shipment, whatever other invoices have', async () => {
  const company = await companyOnAccount();
  const toolId = await addTool(admin, { quantity: 100 });
  const orderId = await orderOnAccount(company.owner, toolId);
  const ship = async (quantity: number) => {
    const body = { lines: [{ toolId, quantity }] };
    const shipped = await admin.call('POST', `/api/all-order/${orderId}/shipment`, body, newKey());
    expect(shipped.status, JSON.stringify(shipped.body)).toBe(201);
    return { shipmentId: shipped.body.insertedId, invoiceNumber: shipped.body.invoiceNumber };
  };
  const [first, second] = [await ship(4), await ship(6)];
  const { sku } = (await orderOf(orderId)).lines[0];
  const shipment = { orderId, orderNumber: '', shipmentId: first.shipmentId, toolId, sku };
  const { insertedId: id } = (await requestReturn(company.owner, shipment)).body;
  await decide(id, 'approve');
  await receive(id, shipment, { restock: 4, scrap: 0 });
  expect((await managed(id)).value).toBe(50);
  // The guard is by invoice: nothing of the second shipment is in a return.
  const direct = (invoice: string, quantity: number) =>
    refund(orderId, { invoice, lines: units(toolId, quantity) });
  expectProblem(await direct(first.invoiceNumber, 1), 'refund-exceeds-paid');
  expect((await direct(second.invoiceNumber, 2)).body.refunded).toBe(25);
  expect((await refund(orderId, { invoice: first.invoiceNumber, amount: 10 })).status).toBe(200);
  const refused = await settle(id);
  expectProblem(refused, 'refund-exceeds-paid');
  expect(refused.body.left).toBe(40);
  const { creditNoteNumber } = (await settle(id, { amount: 40 })).body;
  expect(await stored('invoices').findOne({ number: creditNoteNumber })).toMatchObject({
    ...{ corrects: first.invoiceNumber, totalCents: -4_000 },
  });
  const receivable = (_id: string) => stored('receivables').findOne({ _id: _id as never });
  expect((await receivable(first.invoiceNumber))?.openCents).toBe(0);
  expect((await receivable(second.invoiceNumber))?.openCents).toBe(5_000);
  expect((await statementOf(company)).invoiced).toBe(50);
  expect((await company.owner.call('GET', `/api/return/${id}`)).body.refunded).toBe(40);
  const payments = await stored('company_payments')
    .find({ orderId: new ObjectId(orderId) })
    .toArray();
  expect(payments.map(({ part, amountCents }) => [part, amountCents])).toEqual([
    [1, 2_500],
    [2, 1_000],
    [3, 4_000],
  ]);
});
