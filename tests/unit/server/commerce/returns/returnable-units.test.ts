import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { returnableUnits } from '@/lib/server/commerce/orders/lifecycle/order-returns';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { OrderReturn } from '@/lib/server/platform/db/documents/returns';

const tool = new ObjectId();
const [first, second] = [new ObjectId(), new ObjectId()] as const;
const shipmentOf = (_id: ObjectId, quantity: number) => ({ _id, lines: [{ toolId: tool, quantity }] });
const order = (fields: Partial<OrderDocument> = {}) =>
  ({ lines: [{ toolId: tool, quantity: 10, shippedUnits: 8 }], ...fields }) as OrderDocument;
const back = (shipmentId: ObjectId, units: number): OrderReturn => {
  return {
    id: new ObjectId(),
    number: 'RMA-1',
    shipmentId,
    state: 'requested',
    lines: [{ toolId: tool, units }],
  };
};
const refund = (quantity: number, returnId?: ObjectId) =>
  ({ lines: [{ toolId: tool, quantity, restock: false, open: false }], returnId }) as NonNullable<
    OrderDocument['partRefunds']
  >[number];
const left = (of: OrderDocument, shipment = shipmentOf(first, 5)) =>
  returnableUnits(of, shipment).get(tool.toHexString());

it('what a shipment brought can be returned once', () => {
  expect(left(order())).toBe(5);
  expect(left(order({ returns: [back(first, 3)] }))).toBe(2);
});

it('a return of another shipment leaves this one what it has', () => {
  expect(left(order({ returns: [back(second, 3)] }))).toBe(5);
});

it('units that were refunded without a return cannot be returned beside those left', () => {
  expect(left(order({ partRefunds: [refund(4)] }))).toBe(4);
  expect(left(order({ partRefunds: [refund(8)] }))).toBe(0);
});

it('units that a return settled count once', () => {
  const settled = { ...back(first, 3), state: 'settled' as const };
  expect(left(order({ returns: [settled], partRefunds: [refund(3, settled.id)] }))).toBe(2);
});
