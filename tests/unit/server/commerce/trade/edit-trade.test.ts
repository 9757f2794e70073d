import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTrade, markTradeChanged } from '@/lib/server/commerce/trade/current-trade';
import { editTrade } from '@/lib/server/commerce/trade/edit-trade';
import { getTrade } from '@/lib/server/commerce/trade/get-trade';
import { loggedTrade } from '@/lib/server/commerce/trade/logged-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('edit-trade'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
const refreshed = vi.hoisted((): string[] => []);
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => {
  return { ...(await original<object>()), refreshPublic: (...tags: string[]) => refreshed.push(...tags) };
});

giveOwnDatabase(settings);

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
const customer = { userId: new ObjectId(), role: 'customer' } as Actor;
const NOTHING = { shipping: { zones: [], methods: [] }, tax: PARCEL_TRADE.tax };

beforeEach(async () => {
  await (await collection('trade_settings')).deleteMany({});
  refreshed.length = 0;
  markTradeChanged();
});

it('settings are saved in blocks, and are in force at once', async () => {
  expect(await getTrade(admin)).toEqual({ revision: 0, source: 'none', ...NOTHING, warnings: [] });
  const { shipping } = PARCEL_TRADE;
  const first = await editTrade(admin, { revision: 0, shipping });
  expect(first).toMatchObject({ revision: 1, source: 'store', shipping, tax: NOTHING.tax });
  expect(first).not.toHaveProperty('seller');
  expect(refreshed).toEqual(['trade']);
  markTradeChanged();
  expect(await currentTrade()).toMatchObject({ revision: 1, settings: { shipping } });
  expect(await editTrade(admin, { revision: 1, seller: MUNICH_SELLER })).toMatchObject({
    ...{ revision: 2, seller: MUNICH_SELLER, shipping },
  });
  expect(await editTrade(admin, { revision: 2, shipping: NOTHING.shipping })).toMatchObject({
    ...{ revision: 3, seller: MUNICH_SELLER, warnings: [] },
  });
  expect(await (await collection('trade_settings')).findOne()).toMatchObject({ savedBy: admin.userId });
});

it('an edit that changes nothing is none, and one of an older revision is refused with the settings there are', async () => {
  const saved = await editTrade(admin, { revision: 0, ...PARCEL_TRADE });
  expect(await editTrade(admin, { revision: 0, ...PARCEL_TRADE })).toEqual(saved);
  await expect(editTrade(admin, { revision: 0, shipping: NOTHING.shipping })).rejects.toMatchObject({
    code: 'edited-meanwhile',
    members: { current: saved },
  });
});

it('of two edits at once one is refused', async () => {
  const zone = (id: string) => ({ zones: [{ id, name: id, where: [{ country: 'DE' }] }], methods: [] });
  const edits = ['one', 'two'].map((id) => editTrade(admin, { revision: 0, shipping: zone(id) }));
  const outcomes = await Promise.allSettled(edits);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'edited-meanwhile' },
  });
});

it('a block is judged together with those that stay', async () => {
  await editTrade(admin, { revision: 0, ...PARCEL_TRADE });
  const { methods } = PARCEL_TRADE.shipping;
  await expect(editTrade(admin, { revision: 1, shipping: { zones: [], methods } })).rejects.toMatchObject({
    code: 'validation-failed',
    issues: { 'shipping.methods.0.prices.0.zone': ['zone-unknown'] },
  });
});

it('a tax class that tools name is left out only together with all the rest', async () => {
  await (await collection('tools')).insertOne(toolDocument({ taxClass: 'reduced', weightGrams: 100 }));
  const { classes } = VAT_TRADE.tax;
  const tax = { ...PARCEL_TRADE.tax, classes };
  await editTrade(admin, { revision: 0, ...PARCEL_TRADE, tax });
  const without = (id: string) => ({ ...tax, classes: classes.filter((each) => each.id !== id) });
  await expect(editTrade(admin, { revision: 1, tax: without('reduced') })).rejects.toMatchObject({
    code: 'validation-failed',
    issues: { 'tax.classes': [{ code: 'tax-class-used', params: { class: 'reduced' } }] },
  });
  expect(await editTrade(admin, { revision: 1, tax: without('standard') })).toMatchObject({ revision: 2 });
  expect(await editTrade(admin, { revision: 2, ...NOTHING })).toMatchObject({ revision: 3 });
});

it('tools without a weight are counted where a method needs it', async () => {
  await (await collection('tools')).deleteMany({});
  await (await collection('tools')).insertMany([
    toolDocument({ weightGrams: 100 }),
    toolDocument(),
    toolDocument({ weightGrams: null }),
    toolDocument({ state: 'draft' }),
  ]);
  const [method] = PARCEL_TRADE.shipping.methods;
  if (!method) throw new Error('no method');
  const prices = [{ zone: 'de', by: 'weight' as const, steps: [{ from: 0, price: 1 }] }];
  const shipping = { ...PARCEL_TRADE.shipping, methods: [{ ...method, prices }] };
  expect((await editTrade(admin, { revision: 0, shipping })).warnings).toEqual([
    {
      ...{ code: 'weight-missing', params: { count: 2 } },
      sentence: 'A method is priced by weight, and some tools have no weight: 2',
    },
  ]);
});

it('only admins read and save settings', async () => {
  await expect(getTrade(customer)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(editTrade(customer, { revision: 0 })).rejects.toMatchObject({ code: 'forbidden' });
});

describe('the audit log', () => {
  it('has the fields that changed, and of lists the lines', () => {
    const [de, rest] = PARCEL_TRADE.shipping.zones;
    const [parcel] = PARCEL_TRADE.shipping.methods;
    if (!de || !rest || !parcel) throw new Error('no zones and methods');
    const prices = [
      {
        zone: 'de',
        by: 'weight' as const,
        steps: [
          { from: 0, price: 4.9 },
          { from: 5_000, price: 9 },
        ],
        upTo: 31_500,
      },
      { zone: 'rest', by: 'flat' as const, steps: [], onRequest: true as const },
    ];
    const after: TradeSettings = {
      ...PARCEL_TRADE,
      seller: { ...MUNICH_SELLER, city: 'Munich' },
      shipping: {
        zones: [de, { ...rest, where: [{ country: 'US', regions: ['OH'] }] }],
        methods: [{ ...parcel, prices }],
      },
    };
    expect(loggedTrade(PARCEL_TRADE, after)).toEqual({
      before: {
        seller: { city: 'München' },
        shipping: {
          zones: ['rest: Rest (*)'],
          methods: [
            `parcel to de by flat (${formatDollars(0)}: ${formatDollars(4.9)})`,
            `parcel to rest by flat (${formatDollars(0)}: ${formatDollars(4.9)})`,
          ],
        },
      },
      after: {
        seller: { city: 'Munich' },
        shipping: {
          zones: ['rest: Rest (US OH)'],
          methods: [
            `parcel to de by weight (0 g: ${formatDollars(4.9)}, 5000 g: ${formatDollars(9)}) up to 31500 g`,
            'parcel to rest by flat () on request',
          ],
        },
      },
    });
  });

  it('has rates and what a mode became', () => {
    expect(loggedTrade(PARCEL_TRADE, VAT_TRADE)).toEqual({
      before: {
        tax: { mode: 'none', classes: [], smallBusiness: null, eInvoice: null, vatRates: [] },
      },
      after: {
        tax: {
          ...{ mode: 'vat', smallBusiness: false, eInvoice: true },
          classes: ['standard: Standard, goods', 'reduced: Reduced, goods'],
          vatRates: ['DE standard 19 %', 'DE reduced 7 %'],
        },
      },
    });
  });
});
