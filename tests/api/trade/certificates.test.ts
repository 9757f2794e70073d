import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { activeCompany, changeCompany } from '@/tests/support/companies';
import { addTool, anAdmin, type Person } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { MUNICH_SELLER, PARCEL_TRADE } from '@/tests/support/trade-settings';

const admin = await anAdmin();
const COLUMBUS = { country: 'US', region: 'Ohio', postalCode: '43004' };
const ohio = { state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: true };

/** A seller in Ohio. */
const american = (rates: NonNullable<TradeSettings['tax']['us']>['rates'], freight = 25): TradeSettings => ({
  seller: { ...MUNICH_SELLER, country: 'US', region: 'OH', postalCode: '43004' },
  shipping: {
    ...PARCEL_TRADE.shipping,
    methods: PARCEL_TRADE.shipping.methods.map((method) => ({
      ...method,
      prices: method.prices.map((price) => ({ ...price, steps: [{ from: 0, price: freight }] })),
    })),
  },
  tax: { mode: 'us', classes: [], shipping: 'like-goods', us: { rates } },
});

beforeAll(() => setTrade(american([ohio])));
afterAll(() => setTrade(null));

const today = new Date().toISOString().slice(0, 10);
const certificate = (to?: string) => ({
  number: 'OH-1',
  states: ['Ohio'],
  reason: 'Resale',
  ...(to && { to }),
});

/** Puts a tool at this price into the cart in place of what is there. */
async function fill(buyer: Person, price: number) {
  const { body: before } = await buyer.call('GET', '/api/cart');
  const gone = before.lines.map(({ toolId }: { toolId: string }) => ({ op: 'remove', toolId }));
  const set = { op: 'set', toolId: await addTool(admin, { moq: 1, price }), quantity: 1 };
  return (await buyer.call('PATCH', '/api/cart', { ops: [...gone, set] })).body;
}

const costsToOhio = async (buyer: Person) =>
  (await buyer.call('POST', '/api/cart/costs', { to: COLUMBUS, shippingMethod: 'parcel' })).body.costs;

it('sales tax is that of the state; with a certificate there is none, and the order keeps it', async () => {
  const company = await activeCompany();
  const { version } = await fill(company.owner, 1_234.56);
  const taxed = { net: 1_259.56, tax: 91.32, due: 1_350.88, taxes: [{ name: 'Ohio sales tax', rate: 7.25 }] };
  expect(await costsToOhio(company.owner)).toMatchObject(taxed);

  await changeCompany(company.id, { exemptions: [certificate(shiftDay(today, { days: -2 }))] });
  expect(await costsToOhio(company.owner)).toMatchObject(taxed);
  await changeCompany(company.id, { exemptions: [certificate(shiftDay(today, { days: 2 }))] });
  expect(await costsToOhio(company.owner)).toMatchObject({
    ...{ tax: 0, due: 1_259.56, exemption: { number: 'OH-1' } },
    taxes: [{ treatment: 'exempt', rate: 0 }],
    notes: [{ code: 'exempt' }],
  });

  const delivery = { ...TO_COLOGNE, ...COLUMBUS, city: 'Columbus', phone: '6145550100' };
  const order = { version, delivery, shippingMethod: 'parcel' };
  const dear = await company.owner.call('POST', '/api/cart/order', { ...order, seenDue: 1_350.88 }, newKey());
  expectProblem(dear, 'price-changed');
  const placed = await company.owner.call(
    'POST',
    '/api/cart/order',
    { ...order, seenDue: 1_259.56 },
    newKey(),
  );
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  await changeCompany(company.id, { exemptions: [] });
  const kept = await stored('orders').findOne({ _id: new ObjectId(placed.body.insertedId) });
  expect(kept).toMatchObject({
    tax: { mode: 'us', exemption: { number: 'OH-1', reason: 'Resale' } },
    taxes: [{ treatment: 'exempt', basisCents: 125_956, taxCents: 0 }],
  });
});

it('freight that is not taxed is apart', async () => {
  const { owner } = await activeCompany();
  await setTrade(american([{ ...ohio, rate: 8.125, shipping: false }], 9));
  await fill(owner, 100);
  expect(await costsToOhio(owner)).toMatchObject({
    ...{ tax: 8.13, due: 117.13 },
    taxes: [
      { net: 100, tax: 8.13 },
      { treatment: 'no-tax', net: 9, tax: 0 },
    ],
  });
});

it('a certificate is judged by its fields, and kept under its id', async () => {
  const company = await activeCompany();
  const path = `/api/all-company/${company.id}`;
  const send = async (exemptions: unknown[]) => {
    const { revision } = (await admin.call('GET', path)).body;
    return admin.call('PATCH', path, { exemptions, revision });
  };
  expectProblem(await send([{ ...certificate(), states: ['Bavaria'] }]), 'validation-failed');
  expectProblem(await send([{ ...certificate(), states: [] }]), 'validation-failed');
  expectProblem(await send([{ ...certificate('2026-01-01'), from: '2026-02-01' }]), 'validation-failed', {
    'exemptions.0.to': ['Certificate: valid to before valid from'],
  });
  expectProblem(await send([{ ...certificate(), id: '0123456789abcdef01234567' }]), 'validation-failed');
  const [kept] = (await send([certificate()])).body.exemptions;
  expect(kept).toMatchObject({ number: 'OH-1', states: ['OH'], reason: 'Resale' });
  expect((await send([{ ...kept, reason: 'Farm' }])).body.exemptions).toEqual([{ ...kept, reason: 'Farm' }]);
});
