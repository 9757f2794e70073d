import type { ObjectId } from 'mongodb';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

/** One document: what the shop charges besides its prices. Money is in dollars, as in `trade` of shop.config.ts. */
export type TradeSettingsDocument = TradeSettings & {
  _id: 'trade';
  /** 1 for the first save. */
  revision: number;
  savedAt: Date;
  savedBy: ObjectId;
};
