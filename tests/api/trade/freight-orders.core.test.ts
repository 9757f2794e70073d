import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { intentAtProvider, intentIdOf, payOrder, secretFor } from '@/tests/api/support/provider';
import { FREIGHT, orderedFreight, orderFreight, setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { addTool, anAdmin, DELIVERY, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey } from '@/tests/support/store';

const admin = await anAdmin();
const newTool = () => addTool(admin, { moq: 1, price: 12.5 });

it('a shop without settings of freight and tax does not know the fields of one that charges', async () => {
  const [buyer, toolId] = [await registerCustomer(), await newTool()];
  const { body: cart } = await buyer.call('PATCH', '/api/cart', {
    ops: [{ op: 'add', toolId, quantity: 3 }],
  });
  expect(cart).not.toHaveProperty('net');
  const fields = { delivery: TO_COLOGNE, shippingMethod: 'parcel', carrier: 'DHL', account: '1' };
  const more = { ...fields, billing: TO_COLOGNE, buyerReference: 'B 7' };
  const unknown = Object.fromEntries(Object.keys(more).map((field) => [field, ['Unknown field']]));
  const order = { version: cart.version, seenDue: 37.5, ...DELIVERY, ...more };
  expectProblem(await buyer.call('POST', '/api/cart/order', order, newKey()), 'validation-failed', unknown);
  const single = { toolId, orderQuantity: 3, orderValue: 37.5, ...DELIVERY, ...more };
  expectProblem(await buyer.call('POST', '/api/order', single), 'validation-failed', unknown);
  const preview = { lines: [{ toolId, quantity: 3 }], to: { country: 'DE' } };
  expectProblem(await buyer.call('POST', '/api/cart/preview', preview), 'validation-failed', {
    to: ['Unknown field'],
  });
  const costs = await buyer.call('POST', '/api/cart/costs', { to: { country: 'DE' } });
  expect(costs.body).toMatchObject({ methods: [], shippingMethod: null, costs: { goods: 37.5, due: 37.5 } });
});

describe('in a shop that charges freight', () => {
  beforeAll(() => setTrade(FREIGHT));
  afterAll(() => setTrade(null));

  it('a cart is net, and its costs name each method with its price or the reason for none', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const ops = [{ op: 'add', toolId, quantity: 3 }];
    const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
    expect(cart).toMatchObject({ due: 37.5, net: true });
    const to = { country: 'Germany', postalCode: '50667' };
    const { status, body } = await buyer.call('POST', '/api/cart/costs', { to });
    expect(status).toBe(200);
    expect(body).toEqual({
      version: cart.version,
      methods: [
        { id: 'parcel', name: 'Parcel', kind: 'delivery', price: 4.9 },
        { id: 'collect', name: 'Pickup', kind: 'pickup', price: 0 },
        { id: 'yours', name: 'Your carrier', kind: 'own-carrier', price: 0 },
        {
          ...{ id: 'pallet', name: 'Pallet', kind: 'delivery', price: null },
          why: { code: 'on-request', sentence: expect.any(String) },
        },
      ],
      shippingMethod: 'parcel',
      costs: { goods: 37.5, shipping: 4.9, net: 42.4, taxes: [], tax: 0, due: 42.4, notes: [] },
      reasons: [],
    });
    const collect = await buyer.call('POST', '/api/cart/costs', { to, shippingMethod: 'collect' });
    expect(collect.body.costs).toMatchObject({ shipping: 0, due: 37.5 });
    const pallet = await buyer.call('POST', '/api/cart/costs', { to, shippingMethod: 'pallet' });
    expect(pallet.body).toMatchObject({ costs: null, reasons: [{ code: 'shipping' }] });
    const nowhere = await buyer.call('POST', '/api/cart/costs', { to, shippingMethod: 'boat' });
    expectProblem(nowhere, 'validation-failed', { shippingMethod: ['Choose a shipping method'] });
    const elsewhere = await buyer.call('POST', '/api/cart/costs', { to: { country: 'Atlantis' } });
    expectProblem(elsewhere, 'validation-failed');
    const lines = [{ toolId, quantity: 3 }];
    const preview = await buyer.call('POST', '/api/cart/preview', { lines, to, shippingMethod: 'parcel' });
    expect(preview.body).toMatchObject({ due: 37.5, net: true, costs: { due: 42.4 } });
    expect((await buyer.call('POST', '/api/cart/preview', { lines })).body).not.toHaveProperty('methods');
  });

  it('an order stores where it goes, how and what it comes to, and what is due is paid and invoiced', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const id = await orderedFreight(buyer, toolId, { buyerReference: 'B 7' });
    const { body: order } = await buyer.call('GET', `/api/order/${id}`);
    expect(order).toMatchObject({
      ...{ orderValue: 42.4, goodsValue: 37.5 },
      costs: { goods: 37.5, shipping: 4.9, net: 42.4, taxes: [], tax: 0, due: 42.4 },
      shippingMethod: { id: 'parcel', name: 'Parcel', kind: 'delivery' },
      delivery: { ...TO_COLOGNE, company: '', region: '' },
      ...{ address: 'Robin Smith\nDomplatz 4\n50667 Köln\nGermany', phone: '5550100' },
    });
    expect(await stored('orders').findOne({ _id: new ObjectId(id) })).toMatchObject({
      totals: { goodsCents: 3_750, shippingCents: 490, taxCents: 0, totalCents: 4_240 },
      shipping: { methodId: 'parcel', kind: 'delivery', zoneId: 'de' },
      taxes: [{ treatment: 'none', goodsCents: 3_750, shippingCents: 490, basisCents: 4_240, taxCents: 0 }],
      tax: { mode: 'none', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), trade: expect.any(Number) },
      lines: [{ group: 0 }],
      buyerReference: 'B 7',
    });
    const mail = await mailTo(buyer.email, /ORD-/);
    expect(mail.text).toMatch(/Goods:? *\$37\.50[\s\S]*Shipping:? *Parcel: \$4\.90[\s\S]*\$42\.40/);
    const intent = await intentAtProvider(intentIdOf(await secretFor(buyer, id)));
    expect(intent.amount).toBe(4_240);
    await payOrder(buyer, id);
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({ totalCents: 4_240, groups: [{ shippingCents: 490, basisCents: 4_240 }] });
    const pdf = await buyer.call('GET', `/api/order/${id}/invoice.pdf`);
    expect(pdf.status).toBe(200);
  });

  it.each([
    ['an address as text', { delivery: undefined, ...DELIVERY }, { delivery: ['Delivery address required'] }],
    ['no address', { delivery: undefined }, { delivery: ['Delivery address required'] }],
    ['text beside fields', DELIVERY, { address: ['Unknown field'], phone: ['Unknown field'] }],
    ['no method', { shippingMethod: undefined }, { shippingMethod: ['Choose a shipping method'] }],
    ['an unknown method', { shippingMethod: 'boat' }, { shippingMethod: ['Choose a shipping method'] }],
    [
      'a method of another place',
      { delivery: { ...TO_COLOGNE, country: 'FR' } },
      { shippingMethod: ['Choose a shipping method'] },
    ],
    ['a carrier of a parcel', { carrier: 'DHL' }, { carrier: ['Unknown field'] }],
    ['no carrier', { shippingMethod: 'yours', account: '1' }, { carrier: ['Carrier required'] }],
    ['no account', { shippingMethod: 'yours', carrier: 'DHL' }, { account: ['Account number required'] }],
    ['pickup with a delivery', { shippingMethod: 'collect' }, { delivery: ['Unknown field'] }],
    [
      'pickup without an invoice address',
      { shippingMethod: 'collect', delivery: undefined },
      { billing: ['Invoice address required'] },
    ],
    ['a city missing', { delivery: { ...TO_COLOGNE, city: '' } }, { 'delivery.city': ['City required'] }],
  ])('an order with %s is refused', async (_, more, errors) => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    expectProblem(await orderFreight(buyer, toolId, more), 'validation-failed', errors);
    expect((await buyer.call('GET', '/api/cart')).body.units).toBe(3);
  });

  it('an order is refused at another sum than it comes to, with the costs', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const refused = await orderFreight(buyer, toolId, { seenDue: 37.5 });
    expectProblem(refused, 'price-changed');
    expect(refused.body).toMatchObject({ lines: [], costs: { shipping: 4.9, due: 42.4 } });
  });

  it('an order has no price by a method on request, nor for a place without a method', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const byPallet = await orderFreight(buyer, toolId, { shippingMethod: 'pallet' });
    expectProblem(byPallet, 'costs-on-request');
    expect(byPallet.body.reasons).toEqual([{ code: 'shipping', sentence: expect.any(String) }]);
    const short = await orderFreight(buyer, toolId, { shippingMethod: 'pallet', quantity: 1_000 });
    expectProblem(short, 'out-of-stock');
  });

  it('a buyer collects, or has their carrier collect, at the seller’s', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const collect = { shippingMethod: 'collect', delivery: undefined, billing: TO_COLOGNE, seenDue: 37.5 };
    const collected = await orderedFreight(buyer, toolId, collect);
    const { body } = await buyer.call('GET', `/api/order/${collected}`);
    expect(body).toMatchObject({ orderValue: 37.5, phone: '5550100', shippingMethod: { kind: 'pickup' } });
    expect(body.address).toMatch(/^Pickup: Muster GmbH\nWeg 1\n80331 München/);
    expect(body).not.toHaveProperty('delivery');
    const yours = { shippingMethod: 'yours', carrier: 'DHL', account: '99', seenDue: 37.5 };
    const sent = await orderedFreight(buyer, await newTool(), yours);
    const { shippingMethod } = (await buyer.call('GET', `/api/order/${sent}`)).body;
    expect(shippingMethod).toMatchObject({ kind: 'own-carrier', carrier: 'DHL', account: '99' });
  });

  it('the same key with another method is another request', async () => {
    const [buyer, toolId, key] = [await registerCustomer(), await newTool(), newKey()];
    const { body: cart } = await buyer.call('PATCH', '/api/cart', {
      ops: [{ op: 'add', toolId, quantity: 3 }],
    });
    const body = {
      ...{ version: cart.version, seenDue: 42.4 },
      ...{ delivery: TO_COLOGNE, shippingMethod: 'parcel' },
    };
    const [first, again] = [
      await buyer.call('POST', '/api/cart/order', body, key),
      await buyer.call('POST', '/api/cart/order', body, key),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = { ...body, shippingMethod: 'yours', carrier: 'DHL', account: '1' };
    expectProblem(await buyer.call('POST', '/api/cart/order', other, key), 'idempotency-mismatch');
  });

  it('Buy Now takes the same fields, and the value is what is due', async () => {
    const [buyer, toolId] = [await registerCustomer(), await newTool()];
    const place = (more: object) => buyer.call('POST', '/api/order', { toolId, orderQuantity: 3, ...more });
    const fields = { delivery: TO_COLOGNE, shippingMethod: 'parcel' };
    expectProblem(await place({ orderValue: 37.5, ...DELIVERY }), 'validation-failed', {
      delivery: ['Delivery address required'],
    });
    for (const orderValue of [37.5, undefined]) {
      const refused = await place({ orderValue, ...fields });
      expectProblem(refused, 'price-changed');
      expect(refused.body.costs.due).toBe(42.4);
    }
    expectProblem(await place({ orderValue: 37.5, ...fields, shippingMethod: 'pallet' }), 'costs-on-request');
    const placed = await place({ orderValue: 42.4, ...fields });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { body } = await buyer.call('GET', `/api/order/${placed.body.insertedId}`);
    expect(body).toMatchObject({ orderValue: 42.4, shippingMethod: { id: 'parcel' } });
  });

  it('orders as a file have what is net, shipping and tax behind the other columns', async () => {
    const buyer = await registerCustomer();
    await orderedFreight(buyer, await newTool());
    const response = await buyer.call('GET', '/api/order/export.csv');
    const lines = String(response.body).trim().split(/\r?\n/);
    // The address has several lines.
    const [head = '', row = ''] = [lines[0], lines.at(-1)];
    expect(head).toMatch(
      /ships_on,net,shipping,tax,tax_rate,treatment,shipping_method,promised_on,requested_on,deliver,line_note,line_requested_on,customer_number$/,
    );
    expect(row).toMatch(/,42\.40,4\.90,0\.00,,none,Parcel,\d{4}-\d{2}-\d{2},,,,,$/);
  });

  it('a person’s data has the fields of addresses, and they go with the account', async () => {
    const buyer = await registerCustomer();
    const more = {
      shippingMethod: 'yours',
      carrier: 'DHL',
      account: '99',
      billing: TO_COLOGNE,
      seenDue: 37.5,
    };
    const id = await orderedFreight(buyer, await newTool(), more);
    const { body } = await buyer.call('GET', '/api/account/data');
    expect(body.orders[0]).toMatchObject({
      delivery: { city: 'Köln' },
      billing: { city: 'Köln' },
      shippingMethod: { account: '99' },
    });
    const { password } = buyer;
    expect((await buyer.callWithSession('POST', '/api/account/close', { password })).status).toBe(200);
    const order = await stored('orders').findOne({ _id: new ObjectId(id) });
    expect(order).toMatchObject({ address: '', shipping: { carrier: 'DHL' }, totals: { totalCents: 3_750 } });
    expect(order).not.toHaveProperty('delivery');
    expect(order).not.toHaveProperty('billing');
    expect(order?.shipping).not.toHaveProperty('account');
  });
});
