import { describe, expect, it } from 'vitest';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { baseUrl, eventually, mailsTo, mailTo, unique } from '@/tests/support/store';

const [admin, stranger] = await Promise.all([anAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { quantity: 10_000 });

/** A paid order of ten units, of which four left in one parcel. */
async function shippedInPart() {
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, toolId, 10);
  await payOrder(buyer, id);
  const trackingNumber = unique('JD');
  const { status, body } = await admin.call('POST', `/api/all-order/${id}/shipment`, {
    lines: [{ toolId, quantity: 4 }],
    parcels: [{ carrier: 'other', name: 'Nord', url: 'https://nord.example/?n={number}', trackingNumber }],
    externalId: `ERP ${id}`,
  });
  expect(status).toBe(201);
  return { buyer, id, trackingNumber, shipment: body as { insertedId: string; number: string } };
}

describe('a delivery note', () => {
  const pdfOf = async (person: { token: string }, id: string, query = '') => {
    const response = await fetch(new URL(`/api/order/${id}/delivery-note.pdf${query}`, baseUrl()), {
      headers: { authorization: `Bearer ${person.token}` },
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is there once something has shipped, for who may read the order, and is the same bytes again', async () => {
    const { buyer, id, shipment } = await shippedInPart();
    const first = await pdfOf(buyer, id);
    expect(first.status).toBe(200);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await admin.call('PATCH', `/api/all-order/${id}`);
    const named = await pdfOf(admin, id, `?number=${shipment.number}`);
    expect(named.bytes.equals(first.bytes)).toBe(true);
    expect((await pdfOf(buyer, id)).bytes.equals(first.bytes)).toBe(false);
    expect((await pdfOf(stranger, id)).status).toBe(403);
  });

  it('of another order, of an unknown number or of an order that has not shipped is 404', async () => {
    const [one, other] = await Promise.all([shippedInPart(), shippedInPart()]);
    expect((await pdfOf(one.buyer, one.id, `?number=${other.shipment.number}`)).status).toBe(404);
    expect((await pdfOf(one.buyer, one.id, '?number=DN-999999')).status).toBe(404);
    const id = await placeOrder(one.buyer, toolId, 10);
    expect((await pdfOf(one.buyer, id)).status).toBe(404);
  });
});

describe('PATCH /api/all-shipment/{id}', () => {
  const parcelsOf = async (id: string) =>
    (await admin.call('GET', `/api/order/${id}`)).body.shipments[0].parcels;

  it('replaces parcels, and mails the buyer once for each other number', async () => {
    const { buyer, id, shipment, trackingNumber } = await shippedInPart();
    const path = `/api/all-shipment/${shipment.insertedId}`;
    expect(await parcelsOf(id)).toEqual([
      { carrier: 'other', name: 'Nord', trackingNumber, url: `https://nord.example/?n=${trackingNumber}` },
    ]);
    const shipped = await mailTo(buyer.email, /part 1 shipped/);
    expect(shipped.text).toContain(`https://nord.example/?n=${trackingNumber}`);
    expect(shipped.text).toContain('Still to come: 6 ×');

    const parcels = [{ carrier: 'other', name: 'Nord', trackingNumber: 'N 2' }];
    expect((await admin.call('PATCH', path, { parcels })).body).toEqual({ modifiedCount: 1 });
    expect((await admin.call('PATCH', path, { parcels })).body).toEqual({ modifiedCount: 0 });
    expect(await parcelsOf(id)).toEqual(parcels);
    expect((await mailTo(buyer.email, /^New tracking for order/)).text).toContain('Nord N 2');

    await admin.call('PATCH', path, { parcels: [{ ...parcels[0], url: 'https://nord.example/2' }] });
    await admin.call('PATCH', path, { parcels: [], notify: false });
    await admin.call('PATCH', path, { parcels: [{ carrier: 'other', name: 'Süd', trackingNumber: 'S 3' }] });
    await eventually('the last mail', async () =>
      (await mailsTo(buyer.email)).find(({ text }) => text.includes('Süd S 3')),
    );
    const told = (await mailsTo(buyer.email)).filter(({ subject }) => /^New tracking/.test(subject));
    expect(told).toHaveLength(2);
  });

  it('refuses what is no parcel by its field, and an unknown shipment', async () => {
    const { shipment } = await shippedInPart();
    const path = `/api/all-shipment/${shipment.insertedId}`;
    const refused = await admin.call('PATCH', path, {
      parcels: [{ carrier: 'pigeon' }, { carrier: 'other', name: 'Nord', trackingNumber: 'a?b' }],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'parcels.0.carrier': ['Choose a carrier'],
      'parcels.1.trackingNumber': ['Tracking number not valid'],
    });
    const unknown = await admin.call('PATCH', `/api/all-shipment/${'f'.repeat(24)}`, { parcels: [] });
    expect(unknown.status).toBe(404);
  });
});

it('admins find an order by its delivery note and by a tracking number, among what is partly shipped', async () => {
  const { id, shipment, trackingNumber } = await shippedInPart();
  for (const number of [shipment.number, shipment.number.toLowerCase(), trackingNumber]) {
    const query = new URLSearchParams({ q: number, state: 'part-shipped' });
    const { body } = await admin.call('GET', `/api/all-order?${query}`);
    expect(body.map((order: { _id: string }) => order._id)).toEqual([id]);
  }
  await admin.call('PATCH', `/api/all-order/${id}`);
  const query = new URLSearchParams({ q: shipment.number, state: 'part-shipped' });
  expect((await admin.call('GET', `/api/all-order?${query}`)).body).toEqual([]);
});
