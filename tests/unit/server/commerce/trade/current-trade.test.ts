import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import {
  configuredTrade,
  currentTrade,
  isCurrentTrade,
  markTradeChanged,
} from '@/lib/server/commerce/trade/current-trade';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { PARCEL_TRADE } from '@/tests/support/trade-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('current-trade'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

/** As another instance stores it: this process is not told. */
async function storeElsewhere(revision: number): Promise<void> {
  const stored = { ...PARCEL_TRADE, revision, savedAt: new Date(), savedBy: new ObjectId() };
  await (await collection('trade_settings')).replaceOne({ _id: 'trade' }, stored, { upsert: true });
}

it('settings in memory follow those of another instance, and a transaction sees at once that they changed', async () => {
  expect(await currentTrade()).toEqual({ revision: 0, source: 'none' });
  await storeElsewhere(1);
  await expect.poll(async () => (await currentTrade()).revision, { timeout: 10_000 }).toBe(1);
  const before = await currentTrade();
  expect(before).toEqual({ revision: 1, source: 'store', settings: PARCEL_TRADE });

  await storeElsewhere(2);
  expect(await inTransaction((session) => isCurrentTrade(before, session))).toBe(false);
  const after = await currentTrade();
  expect(after.revision).toBe(2);
  expect(await inTransaction((session) => isCurrentTrade(after, session))).toBe(true);

  await storeElsewhere(3);
  markTradeChanged();
  expect((await currentTrade()).revision).toBe(3);
});

it('settings of shop.config.ts are in force until some are saved, and a mistake in them is named with its field', () => {
  const configured = (trade: unknown) => configuredTrade(trade, '2026-11-28');
  expect(configured(undefined)).toEqual({ revision: 0, source: 'none' });
  expect(configured(PARCEL_TRADE)).toEqual({ revision: 0, source: 'config', settings: PARCEL_TRADE });
  const tax = { ...PARCEL_TRADE.tax, mode: 'sales' };
  expect(() => configured({ ...PARCEL_TRADE, tax })).toThrow('trade.tax.mode: ');
  const zones = [...PARCEL_TRADE.shipping.zones, ...PARCEL_TRADE.shipping.zones];
  expect(() => configured({ ...PARCEL_TRADE, shipping: { zones, methods: [] } })).toThrow(
    'trade.shipping.zones.2.id: There is one with this id already',
  );
});
