import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { invoicesOf, stockOf, stored } from '@/tests/api/support/database';
import { printed } from '@/tests/api/support/printed';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { companyOnAccount, isPaid, orderOnAccount, payByHand } from '@/tests/support/on-account';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';

/** Ten of it cost $125. */

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 1_000_000 });
const buyer = await registerCustomer();

const orderOf = async (id: string) => (await admin.call('GET', `/api/order/${id}`)).body;
const shipPart = (id: string, body: object, headers?: Record<string, string>) =>
  admin.call('POST', `/api/all-order/${id}/shipment`, body, headers);
const cancelUnits = (id: string, quantity: number, headers: Record<string, string> = newKey()) =>
  admin.call(
    'POST',
    `/api/all-order/${id}/cancel-units`,
    { lines: [{ toolId, quantity }], reason: 'Not made any more' },
    headers,
  );

async function paidOrder(tool = toolId): Promise<string> {
  const id = await placeOrder(buyer, tool);
  await payOrder(buyer, id);
  return id;
}

it('a shipment of a part leaves the order paid, and that of the rest ships it, with a delivery note each', async () => {
  const own = await addTool(admin, { quantity: 100 });
  const id = await paidOrder(own);
  const { number, lines } = await orderOf(id);
  const body = {
    ...{ lines: [{ sku: lines[0].sku, quantity: 4 }], externalId: unique('ERP-') },
    parcels: [{ carrier: 'ups', trackingNumber: '1Z 999' }],
  };
  const first = await shipPart(number, body);
  expect(first).toMatchObject({ status: 201, body: { part: 1, state: 'paid', open: 6 } });
  expect(first.body.number).toMatch(/^DN-\d{6}$/);
  // Again, and again by its id and the tool's: the same shipment.
  const again = { ...body, lines: [{ toolId: own, quantity: 4 }] };
  for (const repeated of [await shipPart(id, body), await shipPart(number, again)])
    expect(repeated).toMatchObject({ status: 201, body: first.body });
  expect(await orderOf(id)).toMatchObject({
    ...{ state: 'paid', shippedInPart: true, shipmentCount: 1, timeline: [{}, { state: 'paid' }] },
    lines: [{ shippedQuantity: 4, openQuantity: 6 }],
    shipments: [
      { number: first.body.number, part: 1, externalId: body.externalId, lines: [{ quantity: 4 }] },
    ],
  });
  expect((await stockOf(own)).figures).toEqual({ available: 90, reserved: 6, onHand: 96 });
  await mailTo(buyer.email, new RegExp(`${number}: part 1 shipped`));
  const rest = await shipPart(id, {}, newKey());
  expect(rest.body).toMatchObject({ part: 2, state: 'shipped', open: 0 });
  const shipped = await orderOf(id);
  expect(shipped).toMatchObject({ state: 'shipped', shipmentCount: 2, lines: [{ openQuantity: 0 }] });
  expect(shipped).not.toHaveProperty('shippedInPart');
  expect(shipped.timeline.map(({ state }: { state: string }) => state)).toEqual([
    'unpaid',
    'paid',
    'shipped',
  ]);
  expect((await admin.call('PATCH', `/api/all-order/${id}`)).body).toEqual({ modifiedCount: 0 });
  const asBuyer = (await buyer.call('GET', `/api/order/${id}`)).body;
  for (const shipment of asBuyer.shipments) expect(shipment).not.toHaveProperty('externalId');
});

it('a shipment is refused in the order of its checks', async () => {
  const [id, other, unpaid] = [await paidOrder(), await paidOrder(), await placeOrder(buyer, toolId)];
  const line = (quantity: number) => ({ lines: [{ toolId, quantity }] });
  expectProblem(await shipPart(id, line(1)), 'validation-failed', {
    externalId: [VALIDATION['external-id-or-key']],
  });
  expectProblem(await shipPart(id, { externalId: 'E' }, newKey()), 'validation-failed', {
    externalId: [VALIDATION['external-id-or-key']],
  });
  const twice = {
    lines: [
      { toolId, quantity: 1 },
      { toolId, quantity: 1 },
    ],
  };
  expect((await shipPart(id, twice, newKey())).status).toBe(422);
  expect((await shipPart(id, { shippedOn: '2199-01-01' }, newKey())).status).toBe(422);
  expect((await shipPart(id, { parcels: [{ carrier: 'pigeon' }] }, newKey())).status).toBe(422);
  expectProblem(await shipPart(new ObjectId().toHexString(), {}, newKey()), 'not-found');
  expectProblem(await shipPart('ORD-NONE', {}, newKey()), 'not-found');
  expectProblem(
    await shipPart(unpaid, { lines: [{ sku: 'NONE', quantity: 1 }] }, newKey()),
    'wrong-order-state',
  );
  expect((await shipPart(id, { lines: [{ sku: 'NONE', quantity: 1 }] }, newKey())).status).toBe(422);
  const much = await shipPart(id, line(11), newKey());
  expectProblem(much, 'units-not-open');
  expect(much.body.lines).toMatchObject([{ toolId, wanted: 11, open: 10 }]);
  const externalId = unique('ERP-');
  expect((await shipPart(id, { ...line(3), externalId })).status).toBe(201);
  expectProblem(await shipPart(id, { ...line(2), externalId }), 'idempotency-mismatch');
  expectProblem(await shipPart(other, { ...line(3), externalId }), 'idempotency-mismatch');
});

it('an order that shipped in part ends neither refunded nor cancelled as a whole', async () => {
  const id = await paidOrder();
  await shipPart(id, { lines: [{ toolId, quantity: 1 }] }, newKey());
  expectProblem(await admin.call('POST', `/api/all-order/${id}/refund`), 'wrong-order-state');
  const company = await companyOnAccount();
  const owed = await orderOnAccount(company.owner, toolId);
  await shipPart(owed, { lines: [{ toolId, quantity: 1 }] }, newKey());
  expectProblem(await company.owner.call('DELETE', `/api/order/${owed}`), 'wrong-order-state');
  expectProblem(await admin.call('DELETE', `/api/all-order/${owed}`), 'wrong-order-state');
});

it('a part refund of an order that shipped in part says whether units are open or shipped', async () => {
  const id = await paidOrder();
  await shipPart(id, { lines: [{ toolId, quantity: 4 }] }, newKey());
  const refund = (line: object) =>
    admin.call(
      'POST',
      `/api/all-order/${id}/refund`,
      { lines: [{ toolId, restock: true, ...line }], reason: 'Scratched' },
      newKey(),
    );
  expect((await refund({ quantity: 1 })).status).toBe(422);
  expectProblem(await refund({ quantity: 5, of: 'shipped' }), 'refund-exceeds-paid');
  expect((await refund({ quantity: 1, of: 'shipped' })).body.refunded).toBe(12.5);
  // The last open units: the order has shipped then.
  expect((await refund({ quantity: 6, of: 'open' })).body.refunded).toBe(75);
  expect(await orderOf(id)).toMatchObject({ state: 'shipped', lines: [{ openQuantity: 0 }] });
});

it('cancelling open units by card refunds them, and a dry run only says so', async () => {
  const id = await paidOrder();
  expectProblem(await cancelUnits(id, 10), 'wrong-order-state');
  const path = `/api/all-order/${id}/cancel-units`;
  const body = { lines: [{ toolId, quantity: 4 }], reason: 'Not made any more' };
  expect((await admin.call('POST', `${path}?dryRun=true`, body)).body).toEqual({ cancelled: 4, amount: 50 });
  expect((await admin.call('POST', path, body)).status).toBe(422);
  const key = newKey();
  const cancelled = await cancelUnits(id, 4, key);
  expect(cancelled.body).toMatchObject({ cancelled: 4, amount: 50 });
  expect((await cancelUnits(id, 4, key)).body).toEqual(cancelled.body);
  expectProblem(await cancelUnits(id, 3, key), 'idempotency-mismatch');
  expectProblem(await cancelUnits(id, 7), 'units-not-open');
  await shipPart(id, { lines: [{ toolId, quantity: 5 }] }, newKey());
  expect((await cancelUnits(id, 1)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ state: 'shipped', refundedValue: 62.5 });
});

it('each shipment on account has an invoice of its own, and the last open units can be cancelled', async () => {
  const company = await companyOnAccount();
  const id = await orderOnAccount(company.owner, toolId);
  const account = async () => {
    const account = await stored('company_accounts').findOne({ _id: new ObjectId(company.id) });
    return { reservedCents: account?.reservedCents, invoicedCents: account?.invoicedCents };
  };
  const first = await shipPart(id, { lines: [{ toolId, quantity: 4 }] }, newKey());
  expect(await account()).toEqual({ reservedCents: 7_500, invoicedCents: 5_000 });
  const second = await shipPart(id, { lines: [{ toolId, quantity: 2 }] }, newKey());
  const { invoices, openBalance, state } = await orderOf(id);
  expect({ openBalance, state }).toEqual({ openBalance: 75, state: 'on-account' });
  expect(invoices).toMatchObject([
    { number: first.body.invoiceNumber, part: 1, gross: 50, open: 50, shipmentNumber: first.body.number },
    { number: second.body.invoiceNumber, part: 2, gross: 25, open: 25, shipmentNumber: second.body.number },
  ]);
  const paper = `/api/order/${id}/invoice.pdf?number=${second.body.invoiceNumber}`;
  expect(await printed(company.owner, paper)).toContain(second.body.number);
  const refund = (more: object) =>
    admin.call(
      'POST',
      `/api/all-order/${id}/refund`,
      { lines: [{ toolId, quantity: 3 }], reason: 'Scratched', ...more },
      newKey(),
    );
  expect((await refund({})).status).toBe(422);
  expectProblem(await refund({ invoice: second.body.invoiceNumber }), 'refund-exceeds-paid');
  expect((await refund({ invoice: first.body.invoiceNumber })).body.refunded).toBe(37.5);
  await payByHand(company, 37.5);
  expect(await isPaid(id)).toBe(false);
  expect((await cancelUnits(id, 4)).body).toEqual({ cancelled: 4, amount: 50 });
  expect(await account()).toEqual({ reservedCents: 0, invoicedCents: 0 });
  const ended = await orderOf(id);
  expect(ended).toMatchObject({ state: 'shipped', paid: true, openBalance: 0, cancelledValue: 50 });
  expect(ended).not.toHaveProperty('dueOn');
  expect((await invoicesOf(id)).filter(({ kind }) => kind === 'credit-note')).toMatchObject([
    { corrects: first.body.invoiceNumber, totalCents: -3_750 },
  ]);
});
