import type { ClientSession } from 'mongodb';
import { shop } from '#shop';
import { FreshCopy } from '@/lib/server/platform/cache/copies-in-memory';
import type { TradeSettingsDocument } from '@/lib/server/platform/db/documents/trade';
import { judge } from '@/lib/server/platform/http/field-issues';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { issueSentence } from '@/lib/shared/messages/errors';
import { type TradeSettings, tradeSettingsSchema } from '@/lib/shared/trade/settings/trade.schema';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
import { findTradeSettings, tradeRevision } from './trade-settings.repository';

/** `revision` is 0 until settings are saved; those of shop.config.ts are in force until then. */
export type CurrentTrade =
  | { revision: 0; source: 'none'; settings?: undefined }
  | { revision: 0; source: 'config'; settings: TradeSettings }
  | { revision: number; source: 'store'; settings: TradeSettings };

/** Throws an error with a line for each field that is wrong. */
export function configuredTrade(trade: unknown, today: string): CurrentTrade {
  if (trade === undefined) return { revision: 0, source: 'none' };
  const judged = judge(tradeSettingsSchema, trade);
  const faults = Object.entries(judged.issues ?? tradeFaults(judged.value, today));
  if (!judged.issues && faults.length === 0) return { revision: 0, source: 'config', settings: judged.value };
  const lines = faults.map(([field, found]) => `  - trade.${field}: ${found.map(issueSentence).join('; ')}`);
  throw new Error(`shop.config.ts is not usable (see docs/tax.md):\n${lines.join('\n')}`);
}

/** At load, so that a mistake ends the build and the start. */
const CONFIGURED = configuredTrade(shop.trade, dayOf(new Date(), shop.timeZone));

export function tradeOf(document: TradeSettingsDocument | null): CurrentTrade {
  if (!document) return CONFIGURED;
  const { revision, seller, shipping, tax } = document;
  return { revision, source: 'store', settings: { ...(seller && { seller }), shipping, tax } };
}

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;

type Held = { trade: CurrentTrade; copy: FreshCopy };

const held = () =>
  processSingleton<Held>('trade-settings', () => {
    const copy = new FreshCopy({
      maxAgeMs: MAX_AGE_MS,
      async read() {
        if ((await tradeRevision()) !== state.trade.revision)
          state.trade = tradeOf(await findTradeSettings());
      },
    });
    const state: Held = { trade: CONFIGURED, copy };
    return state;
  });

/** Records that the settings changed: the next read includes the change. */
export function markTradeChanged(): void {
  held().copy.markChanged();
}

/**
 * Returns what the shop charges besides its prices: as of the last change made by this process, and of any other's at most a second
 * before the call. Throws the driver's errors while the database cannot be read.
 */
export async function currentTrade(): Promise<CurrentTrade> {
  const state = held();
  await state.copy.ensureFresh();
  return state.trade;
}

/** Returns the settings as a transaction sees them. */
export async function tradeIn(session: ClientSession): Promise<CurrentTrade> {
  return tradeOf(await findTradeSettings(session));
}

/** Returns whether these are also the settings of a transaction; an order is stored with no others. */
export async function isCurrentTrade({ revision }: CurrentTrade, session: ClientSession): Promise<boolean> {
  const isCurrent = (await tradeRevision(session)) === revision;
  // The next read includes the revision of this transaction.
  if (!isCurrent) markTradeChanged();
  return isCurrent;
}
