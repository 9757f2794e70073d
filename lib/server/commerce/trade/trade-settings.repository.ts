import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { TradeSettingsDocument } from '@/lib/server/platform/db/documents/trade';

const THE_ONE = { _id: 'trade' } as const;

export async function findTradeSettings(session?: ClientSession): Promise<TradeSettingsDocument | null> {
  return (await collection('trade_settings')).findOne(THE_ONE, { session });
}

/** Returns the revision of the stored settings; 0 where none were saved. */
export async function tradeRevision(session?: ClientSession): Promise<number> {
  const settings = await collection('trade_settings');
  const found = await settings.findOne(THE_ONE, { session, projection: { revision: 1 } });
  return found?.revision ?? 0;
}
