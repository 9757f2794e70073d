import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { ruledCompany } from '@/tests/support/approvals';
import { FREIGHT, orderedFreight, orderFreight, setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { accept, makeOffer, offerTo } from '@/tests/support/offers';
import { companyOnAccount, statementOf } from '@/tests/support/on-account';
import { addTool, anAdmin, DELIVERY, type Person, registerCustomer } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';

const admin = await anAdmin();
const newTool = () => addTool(admin, { moq: 1, price: 12.5 });
const PARCEL = { delivery: TO_COLOGNE, shippingMethod: 'parcel' };

/** The price of the parcel is another one. */
const DEARER = structuredClone(FREIGHT);
for (const { prices } of DEARER.shipping.methods.slice(0, 1))
  for (const { steps } of prices) for (const step of steps) step.price = 6;

beforeAll(() => setTrade(FREIGHT));
afterAll(() => setTrade(null));

it('an order on account reserves what is due, and its invoice has the freight', async () => {
  const company = await companyOnAccount();
  const id = await orderedFreight(company.owner, await newTool(), { payBy: 'account' });
  expect(await statementOf(company)).toMatchObject({ reserved: 42.4, invoiced: 0 });
  expect((await admin.call('PATCH', `/api/all-order/${id}`)).status).toBe(200);
  expect(await statementOf(company)).toMatchObject({ reserved: 0, invoiced: 42.4 });
  expect(await invoicesOf(id)).toMatchObject([{ totalCents: 4_240, groups: [{ shippingCents: 490 }] }]);
  const body = { lines: [], shipping: 4.9, reason: 'Came late' };
  const back = await admin.call('POST', `/api/all-order/${id}/refund`, body, newKey());
  expect(back.body).toMatchObject({ refunded: 4.9, net: 4.9 });
  expect(await statementOf(company)).toMatchObject({ invoiced: 37.5 });
});

it('a company is invoiced to its own address', async () => {
  const { owner } = await companyOnAccount();
  const refused = await orderFreight(owner, await newTool(), { billing: TO_COLOGNE });
  expectProblem(refused, 'validation-failed', { billing: ['Unknown field'] });
});

async function submit(buyer: Person, toolId: string, more: object = {}) {
  const ops = [{ op: 'set', toolId, quantity: 3 }];
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const body = { version: cart.version, seenDue: cart.due + 4.9, ...PARCEL, ...more };
  return buyer.call('POST', '/api/cart/submit', body, newKey());
}

describe('an order that needs approval', () => {
  it('is previewed with its freight, and goes where and how it was submitted', async () => {
    const { buyer, approver } = await ruledCompany([
      { name: 'Over forty', over: 40, who: 'everyone', approvers: 'approvers' },
    ]);
    const toolId = await newTool();
    const ops = [{ op: 'set', toolId, quantity: 3 }];
    await buyer.call('PATCH', '/api/cart', { ops });
    const goods = await buyer.call('GET', '/api/cart/approval');
    expect(goods.body).toMatchObject({ due: 37.5, estimate: true, card: { needed: false } });
    const asked = '?country=DE&postalCode=50667&shippingMethod=parcel';
    const whole = await buyer.call('GET', `/api/cart/approval${asked}`);
    expect(whole.body).toMatchObject({ due: 42.4, card: { needed: true } });
    expect(whole.body).not.toHaveProperty('estimate');
    expectProblem(await buyer.call('GET', '/api/cart/approval?country=Atlantis'), 'validation-failed');
    expectProblem(await submit(buyer, toolId, { seenDue: 37.5 }), 'price-changed');
    const submitted = await submit(buyer, toolId);
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(201);
    const path = `/api/requisition/${submitted.body.insertedId}`;
    expect((await approver.call('GET', path)).body).toMatchObject({
      ...{ due: 42.4, goodsValue: 37.5, costs: { shipping: 4.9 } },
      ...{ shippingMethod: { id: 'parcel' }, delivery: { city: 'Köln' } },
    });
    const { status, body } = await approver.call('POST', `${path}/approve`);
    expect([status, body.state]).toEqual([200, 'ordered']);
    expect((await buyer.call('GET', `/api/order/${body.orderId}`)).body).toMatchObject({
      ...{ orderValue: 42.4, delivery: { city: 'Köln' }, shippingMethod: { id: 'parcel' } },
    });
  });

  it('is outdated once its freight is another one', async () => {
    const { buyer, approver } = await ruledCompany();
    const { body } = await submit(buyer, await newTool());
    await setTrade(DEARER);
    const refused = await approver.call('POST', `/api/requisition/${body.insertedId}/approve`);
    await setTrade(FREIGHT);
    expectProblem(refused, 'requisition-outdated');
    expect(refused.body.changes).toMatchObject([
      { code: 'price-changed', costs: { before: { due: 42.4 }, after: { due: 43.5 } } },
    ]);
  });

  it('is outdated where it was submitted before the shop charged', async () => {
    await setTrade(null);
    const { buyer, approver } = await ruledCompany();
    const more = { delivery: undefined, shippingMethod: undefined, seenDue: 37.5, ...DELIVERY };
    const { body } = await submit(buyer, await newTool(), more);
    await setTrade(FREIGHT);
    const refused = await approver.call('POST', `/api/requisition/${body.insertedId}/approve`);
    expectProblem(refused, 'requisition-outdated');
    expect(refused.body.changes).toMatchObject([{ code: 'costs-on-request' }]);
  });
});

describe('an offer', () => {
  const to = { country: 'DE', postalCode: '50667' };

  it('without freight leaves it to the methods of the moment it is accepted', async () => {
    const buyer = await registerCustomer();
    const { id } = await offerTo(buyer, { lines: [{ toolId: await newTool(), quantity: 3, unitPrice: 10 }] });
    const costs = await buyer.call('POST', `/api/offer/${id}/costs`, { version: 1, to });
    expect(costs.body).toMatchObject({
      version: 1,
      shippingMethod: 'parcel',
      costs: { goods: 30, due: 34.9 },
    });
    expectProblem(await accept(buyer, id), 'validation-failed');
    const refused = await accept(buyer, id, { address: undefined, phone: undefined, ...PARCEL, seenDue: 30 });
    expectProblem(refused, 'price-changed');
    expect(refused.body.costs.due).toBe(34.9);
    const plain = { address: undefined, phone: undefined, ...PARCEL };
    const placed = await accept(buyer, id, { ...plain, seenDue: 34.9 });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { body } = await buyer.call('GET', `/api/order/${placed.body.insertedId}`);
    expect(body).toMatchObject({ orderValue: 34.9, offerId: id, costs: { shipping: 4.9 } });
  });

  it('that promises freight holds for deliveries to its place alone, by no method', async () => {
    const buyer = await registerCustomer();
    const lines = [{ toolId: await newTool(), quantity: 3, unitPrice: 10 }];
    const { id } = await offerTo(buyer, { lines, shipping: { price: 7.5, to } });
    expect((await buyer.call('GET', `/api/offer/${id}`)).body).toMatchObject({
      due: 37.5,
      shipping: { price: 7.5, to: { country: 'DE', postalCode: '50667' } },
    });
    const plain = { address: undefined, phone: undefined, delivery: TO_COLOGNE, seenDue: 37.5 };
    const abroad = await accept(buyer, id, { ...plain, delivery: { ...TO_COLOGNE, country: 'FR' } });
    expectProblem(abroad, 'validation-failed', {
      delivery: ['This offer is for delivery to 50667 Germany'],
    });
    expectProblem(await accept(buyer, id, { ...plain, shippingMethod: 'parcel' }), 'validation-failed');
    const costs = await buyer.call('POST', `/api/offer/${id}/costs`, { version: 1, to });
    expect(costs.body).toMatchObject({ methods: [], costs: { shipping: 7.5, due: 37.5 } });
    const placed = await accept(buyer, id, plain);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { body } = await buyer.call('GET', `/api/order/${placed.body.insertedId}`);
    expect(body).toMatchObject({ orderValue: 37.5, costs: { goods: 30, shipping: 7.5 } });
    expect(body).not.toHaveProperty('shippingMethod');
  });

  it('promises nothing in a shop that does not charge', async () => {
    await setTrade(null);
    const lines = [{ toolId: await newTool(), quantity: 3, unitPrice: 10 }];
    const refused = await makeOffer({ email: 'robin@example.com', lines, shipping: { price: 7.5, to } });
    await setTrade(FREIGHT);
    expectProblem(refused, 'validation-failed', { shipping: ['Unknown field'] });
  });
});
