import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { companyOnAccount, statementOf } from '@/tests/support/on-account';
import { addTool, anAdmin, type CallResponse, type Person, registerCustomer } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { VAT_TRADE } from '@/tests/support/trade-settings';

const admin = await anAdmin();

/** Germany's 19 % and 7 %; a parcel costs so much. */
function shopWithParcel(price: number): typeof VAT_TRADE {
  const trade = structuredClone(VAT_TRADE);
  for (const { prices } of trade.shipping.methods)
    for (const { steps } of prices) for (const step of steps) step.price = price;
  return trade;
}

beforeAll(() => setTrade(shopWithParcel(10)));
afterAll(() => setTrade(null));

type Units = { price: number; quantity: number; taxClass?: string };

/** Fills the cart with new tools. Returns their ids and what is due at Cologne. */
async function fillCart(buyer: Person, units: readonly Units[]) {
  const toolIds: string[] = [];
  for (const { quantity: _, ...tool } of units) toolIds.push(await addTool(admin, { moq: 1, ...tool }));
  const ops = toolIds.map((toolId, at) => ({ op: 'set', toolId, quantity: units[at]?.quantity }));
  await buyer.call('PATCH', '/api/cart', { ops });
  const to = { country: 'DE', postalCode: '50667' };
  const { body } = await buyer.call('POST', '/api/cart/costs', { to, shippingMethod: 'parcel' });
  return { toolIds, version: body.version, costs: body.costs };
}

async function order(buyer: Person, units: readonly Units[], more: object = {}) {
  const { toolIds, version, costs } = await fillCart(buyer, units);
  const body = { version, seenDue: costs.due, delivery: TO_COLOGNE, shippingMethod: 'parcel', ...more };
  const placed = await buyer.call('POST', '/api/cart/order', body, newKey());
  if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  return { id: placed.body.insertedId as string, toolIds, costs };
}

const refund = (id: string, body: object): Promise<CallResponse> =>
  admin.call('POST', `/api/all-order/${id}/refund`, { reason: 'Bent', lines: [], ...body }, newKey());

const TWO_RATES = [
  { price: 50, quantity: 2, taxClass: 'standard' },
  { price: 10, quantity: 5, taxClass: 'reduced' },
];

describe('an order by card in a shop that charges VAT', () => {
  it('is due with the tax of each rate, which its invoice states and refunds give back', async () => {
    const buyer = await registerCustomer();
    const { id, toolIds, costs } = await order(buyer, TWO_RATES);
    expect(costs).toMatchObject({ goods: 150, shipping: 10, net: 160, tax: 24, due: 184 });
    expect((await buyer.call('GET', '/api/address/used')).body).toMatchObject([{ fields: TO_COLOGNE }]);
    await payOrder(buyer, id);
    const { body } = await buyer.call('GET', `/api/order/${id}`);
    expect(body).toMatchObject({ orderValue: 184, lines: [{ rate: 19 }, { rate: 7 }] });
    const { notes: _, ...sums } = costs;
    expect(body.costs).toMatchObject(sums);
    expect(await invoicesOf(id)).toMatchObject(
      [
        {
          ...{
            mode: 'vat',
            netCents: 16_000,
            taxCents: 2_400,
            totalCents: 18_400,
            delivered: {},
            paidOn: {},
          },
          groups: [
            { treatment: 'domestic', category: 'S', rate: 19_000, basisCents: 10_667, taxCents: 2_027 },
            { treatment: 'domestic', category: 'S', rate: 7_000, basisCents: 5_333, taxCents: 373 },
          ],
          ...{
            sellerParty: { vatId: 'DE136695976' },
            buyerParty: { city: 'Köln' },
            shipTo: { city: 'Köln' },
          },
        },
      ].map((paper) => ({ ...paper, delivered: expect.anything(), paidOn: expect.anything() })),
    );
    const [standard, reduced] = toolIds;
    const first = await refund(id, { lines: [{ toolId: standard, quantity: 1 }] });
    expect(first.body).toMatchObject({ refunded: 59.5, net: 50, taxes: [{ rate: 19, net: 50, tax: 9.5 }] });
    const second = await refund(id, { lines: [{ toolId: reduced, quantity: 5 }] });
    expect(second.body).toMatchObject({ refunded: 53.5, taxes: [{ rate: 7, net: 50, tax: 3.5 }] });
    const dry = await admin.call('POST', `/api/all-order/${id}/refund?dryRun=true`);
    expect(dry.body).toMatchObject({ refunded: 71, net: 60, left: 0 });
    expect((await admin.call('POST', `/api/all-order/${id}/refund`)).status).toBe(200);
    const papers = await invoicesOf(id);
    const sum = (field: string) => papers.reduce((cents, paper) => cents + Number(paper[field]), 0);
    expect(papers).toHaveLength(4);
    expect([sum('netCents'), sum('taxCents'), sum('totalCents')]).toEqual([0, 0, 0]);
    expect((await buyer.call('GET', `/api/order/${id}/invoice.pdf`)).status).toBe(200);
    expect((await buyer.call('GET', `/api/order/${id}/credit-note.pdf`)).status).toBe(200);
  });

  it('is refused at the net it was seen at before tax, with what it comes to', async () => {
    const buyer = await registerCustomer();
    const { version } = await fillCart(buyer, [{ price: 12.5, quantity: 3 }]);
    const body = { version, seenDue: 47.5, delivery: TO_COLOGNE, shippingMethod: 'parcel' };
    const refused = await buyer.call('POST', '/api/cart/order', body, newKey());
    expectProblem(refused, 'price-changed');
    expect(refused.body.costs).toMatchObject({ net: 47.5, tax: 9.03, due: 56.53 });
  });
});

describe('an order on account in a shop that charges VAT', () => {
  const units = [{ price: 12.5, quantity: 3 }];

  it('reserves, invoices and credits gross', async () => {
    await setTrade(shopWithParcel(4.9));
    const company = await companyOnAccount();
    const { id, toolIds } = await order(company.owner, units, { payBy: 'account' });
    expect(await statementOf(company)).toMatchObject({ reserved: 50.46, invoiced: 0 });
    expect((await admin.call('PATCH', `/api/all-order/${id}`)).status).toBe(200);
    expect(await statementOf(company)).toMatchObject({ reserved: 0, invoiced: 50.46 });
    const back = await refund(id, { lines: [{ toolId: toolIds[0], quantity: 1 }] });
    expect(back.body).toMatchObject({ refunded: 14.88, net: 12.5, taxes: [{ tax: 2.38 }] });
    expect(await statementOf(company)).toMatchObject({ invoiced: 35.58 });
  });

  it('is owed at the rate of the day that it ships, of which all goes back', async () => {
    await setTrade(shopWithParcel(4.9));
    const company = await companyOnAccount({ creditLimit: 50.46 });
    const { id, toolIds } = await order(company.owner, units, { payBy: 'account' });
    const dearer = shopWithParcel(4.9);
    for (const rate of dearer.tax.vat?.rates ?? []) if (rate.class === 'standard') rate.rate = 21;
    await setTrade(dearer);
    expect((await admin.call('PATCH', `/api/all-order/${id}`)).status).toBe(200);
    expect(await statementOf(company)).toMatchObject({ reserved: 0, invoiced: 51.3, free: -0.84 });
    expect((await company.owner.call('GET', `/api/order/${id}`)).body).toMatchObject({ orderValue: 50.46 });
    const lines = [{ toolId: toolIds[0], quantity: 3 }];
    expectProblem(await refund(id, { amount: 51.31 }), 'refund-exceeds-paid');
    expect((await refund(id, { lines, shipping: 4.9 })).body).toMatchObject({ refunded: 51.3, net: 42.4 });
    expect(await statementOf(company)).toMatchObject({ reserved: 0, invoiced: 0, credit: 0 });
    await setTrade(shopWithParcel(10));
  });
});

it('a paper that the law would refuse is none, and its order is not placed', async () => {
  const buyer = await registerCustomer();
  const { version, costs } = await fillCart(buyer, [{ price: 12.5, quantity: 3 }]);
  const incomplete = shopWithParcel(10);
  const { vatId: _, ...seller } = incomplete.seller ?? {};
  await setTrade({ ...incomplete, seller } as typeof incomplete);
  const body = { version, seenDue: costs.due, delivery: TO_COLOGNE, shippingMethod: 'parcel' };
  const refused = await buyer.call('POST', '/api/cart/order', body, newKey());
  await setTrade(shopWithParcel(10));
  expectProblem(refused, 'invoice-incomplete');
  expect(refused.body.problems).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'sellerParty.vatId' })]),
  );
  expect((await buyer.call('POST', '/api/cart/order', body, newKey())).status).toBe(201);
});
