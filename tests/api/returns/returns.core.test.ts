import { beforeAll, describe, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { decide, receive, requestReturn, returnOf, shippedTo } from '@/tests/api/support/returns';
import { anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';

let buyer: Person;
beforeAll(async () => {
  buyer = await registerCustomer();
});

describe('asking for a return', () => {
  it('a return is made once for a key, and is refused with another body', async () => {
    const shipment = await shippedTo(buyer);
    const headers = newKey();
    const first = await requestReturn(buyer, shipment, {}, headers);
    expect(first.status).toBe(201);
    expect(first.body.number).toMatch(/^RMA-[0-9A-Z]{6}$/);
    expect((await requestReturn(buyer, shipment, {}, headers)).body).toEqual(first.body);
    const other = await requestReturn(buyer, shipment, { quantity: 1 }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-mismatch']);
    const { body } = await buyer.call('GET', `/api/order/${shipment.orderId}`);
    expect(body.returns).toEqual([
      { _id: first.body.insertedId, number: first.body.number, state: 'requested' },
    ]);
  });

  it('more units than the shipment has left are refused, each line with what is left', async () => {
    const shipment = await shippedTo(buyer);
    await requestReturn(buyer, shipment, { quantity: 7 });
    const { status, body } = await requestReturn(buyer, shipment);
    expect([status, body.code]).toEqual([409, 'units-not-returnable']);
    const { toolId, sku } = shipment;
    expect(body.lines).toEqual([{ toolId, sku, wanted: 4, left: 3 }]);
  });

  it('a missing key is judged before the order, and another reason needs details', async () => {
    const shipment = await shippedTo(buyer);
    const unknown = { ...shipment, orderId: 'f'.repeat(24) };
    expect((await requestReturn(buyer, unknown, {}, {} as never)).status).toBe(422);
    expect((await requestReturn(buyer, unknown)).status).toBe(404);
    expect((await requestReturn(buyer, { ...shipment, shipmentId: 'f'.repeat(24) })).status).toBe(404);
    expect((await requestReturn(buyer, shipment, { reason: 'other' })).status).toBe(422);
    expect((await requestReturn(buyer, shipment, { toolId: 'f'.repeat(24) })).status).toBe(422);
  });

  it('the window ends with its last day, for the buyer alone', async () => {
    const shipment = await shippedTo(buyer);
    const { orderId, shipmentId, toolId } = shipment;
    await stored('shipments').updateOne(
      { orderNumber: shipment.orderNumber },
      { $set: { shippedOn: '2020-01-01' } },
    );
    const { status, body } = await requestReturn(buyer, shipment);
    expect([status, body.code]).toEqual([409, 'return-window-over']);
    expect(body.until).toBe('2020-01-31');
    const lines = [{ toolId, quantity: 1, reason: 'damaged' }];
    const made = await (await anAdmin()).call(
      'POST',
      `/api/all-order/${orderId}/return`,
      { shipmentId, lines },
      newKey(),
    );
    expect(made.status).toBe(201);
    const own = await buyer.call('GET', `/api/return/${made.body.insertedId}`);
    expect(own.body).toMatchObject({ state: 'approved', byShop: true, lines: [{ approved: 1 }] });
    expect(own.body.requestedBy).toBeUndefined();
  });
});

describe('deciding a return', () => {
  it('a step that was taken is the same again, and any other is refused with the state', async () => {
    const { id, number } = await returnOf(buyer);
    const approved = await decide(id, 'approve', { instructions: 'By truck' });
    expect(approved.body).toMatchObject({ number, state: 'approved', instructions: 'By truck' });
    expect((await decide(id, 'approve', { instructions: 'By ship' })).body).toEqual(approved.body);
    const refused = await decide(id, 'refuse', { reason: 'Used' });
    expect([refused.status, refused.body.code, refused.body.current]).toEqual([
      409,
      'return-decided',
      'approved',
    ]);
  });

  it('fewer units can be approved, not more, and not none of all', async () => {
    const { id, toolId } = await returnOf(buyer);
    const approve = (quantity: number) => decide(id, 'approve', { lines: [{ toolId, quantity }] });
    expect([(await approve(5)).status, (await approve(0)).status]).toEqual([422, 422]);
    expect((await approve(3)).body.lines).toMatchObject([{ quantity: 4, approved: 3 }]);
  });

  it('a withdrawn return frees its units, and one that arrived cannot be withdrawn', async () => {
    const made = await returnOf(buyer);
    expect((await buyer.call('POST', `/api/return/${made.id}/withdraw`)).body.state).toBe('withdrawn');
    expect((await requestReturn(buyer, made, { quantity: 10 })).status).toBe(201);
    const arrived = await returnOf(buyer, 'received');
    expect((await buyer.call('POST', `/api/return/${arrived.id}/withdraw`)).body.current).toBe('received');
  });

  it('the slip is there from approval on, and comes with the mail about it', async () => {
    const { id, number } = await returnOf(buyer);
    expect((await buyer.call('GET', `/api/return/${id}/slip.pdf`)).status).toBe(404);
    await decide(id, 'approve');
    expect((await buyer.call('GET', `/api/return/${id}/slip.pdf`)).status).toBe(200);
    const { attachments } = await mailTo(buyer.email, new RegExp(`${number} approved`));
    expect(attachments).toContainEqual(expect.objectContaining({ filename: `${number}.pdf` }));
  });
});

describe('receiving a return', () => {
  it('units to restock are on hand at once, once, and scrapped ones are not', async () => {
    const made = await returnOf(buyer, 'approved');
    const before = (await buyer.call('GET', `/api/tool/${made.toolId}`)).body.quantity;
    expect((await receive(made.id, made)).body.state).toBe('received');
    expect((await receive(made.id, made)).status).toBe(200);
    expect((await receive(made.id, made, { restock: 4, scrap: 0 })).body.code).toBe('return-decided');
    expect((await buyer.call('GET', `/api/tool/${made.toolId}`)).body.quantity).toBe(before + 3);
    const { body: ledger } = await (await anAdmin()).call('GET', `/api/tool/${made.toolId}/stock`);
    const lines = (ledger.lines ?? ledger).filter(
      ({ reason }: { reason: string }) => reason === 'order-returned',
    );
    expect(lines).toMatchObject([{ change: 3 }]);
  });

  it('more than was approved, or nothing, is refused; a number of another program means one receipt', async () => {
    const made = await returnOf(buyer, 'approved');
    expect((await receive(made.id, made, { restock: 4, scrap: 1 })).status).toBe(422);
    expect((await receive(made.id, made, { restock: 0, scrap: 0 })).status).toBe(422);
    const externalId = unique('WH ');
    const lines = [{ sku: made.sku, restock: 1, scrap: 0 }];
    expect((await decide(made.id, 'receive', { lines, externalId })).body.externalId).toBe(externalId);
    const again = [{ sku: made.sku, restock: 2, scrap: 0 }];
    expect((await decide(made.id, 'receive', { lines: again, externalId })).body.lines).toMatchObject([
      { restock: 1 },
    ]);
    const other = await returnOf(buyer, 'approved');
    const taken = await decide(other.id, 'receive', {
      lines: [{ toolId: other.toolId, restock: 1, scrap: 0 }],
      externalId,
    });
    expect(taken.body.code).toBe('idempotency-mismatch');
  });
});

it('admins find a return by its number, its order or its buyer', async () => {
  const { id, number, orderNumber } = await returnOf(buyer);
  const admin = await anAdmin();
  for (const q of [number, orderNumber]) {
    const { body } = await admin.call('GET', `/api/all-return?q=${q}`);
    expect(body.map((made: { _id: string }) => made._id)).toContain(id);
  }
});
