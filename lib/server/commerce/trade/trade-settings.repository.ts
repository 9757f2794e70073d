import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
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

/** Stores settings in the place of those with a revision, 0 for none. Throws Overtaken where another one is stored. */
export async function replaceTradeSettings(
  settings: TradeSettingsDocument,
  revision: number,
  session: ClientSession,
): Promise<void> {
  const stored = await collection('trade_settings');
  if (revision === 0) {
    await stored.insertOne(settings, { session });
    return;
  }
  const { matchedCount } = await stored.replaceOne({ ...THE_ONE, revision }, settings, { session });
  if (matchedCount !== 1) throw new Overtaken('the trade settings have another revision');
}
