import { expect, it } from 'vitest';
import { payOrder } from '@/tests/api/support/provider';
import { requestReturn } from '@/tests/api/support/returns';
import { serialisedTool } from '@/tests/api/support/serials';
import { anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { newKey, unique } from '@/tests/support/store';

const [admin, buyer, other] = await Promise.all([anAdmin(), registerCustomer(), registerCustomer()]);

const found = async (person: Person, path: string, q: string): Promise<string[]> => {
  const { body } = await person.call('GET', `${path}?q=${encodeURIComponent(q)}`);
  return body.map(({ _id }: { _id: string }) => _id);
};

it('an order is found by what left with it and what came back: delivery note, parcel, serial number, return', async () => {
  const { id: toolId, sku } = await serialisedTool();
  const orderId = await placeOrder(buyer, toolId);
  await payOrder(buyer, orderId);
  const [serial, trackingNumber] = [unique('SN ').slice(0, 30), unique('1Z').slice(0, 30).toUpperCase()];
  const shipped = await admin.call(
    'POST',
    `/api/all-order/${orderId}/shipment`,
    {
      lines: [{ toolId, quantity: 10, serials: [serial] }],
      parcels: [{ carrier: 'ups', trackingNumber }],
    },
    newKey(),
  );
  expect(shipped.status, JSON.stringify(shipped.body)).toBe(201);
  const { insertedId: shipmentId, number: deliveryNote } = shipped.body;
  const shipment = { orderId, orderNumber: '', shipmentId, toolId, sku };
  const { number: returnNumber } = (await requestReturn(buyer, shipment, { quantity: 1 })).body;
  const spellings = [serial.toLowerCase(), serial.replace(' ', '-'), trackingNumber.toLowerCase()];
  for (const q of [deliveryNote, trackingNumber, serial, returnNumber, ...spellings]) {
    expect(await found(admin, '/api/all-order', q), q).toEqual([orderId]);
    expect(await found(buyer, '/api/order', q), q).toEqual([orderId]);
    expect(await found(other, '/api/order', q), q).toEqual([]);
  }
});
