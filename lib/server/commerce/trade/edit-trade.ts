import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { usedTaxClasses } from '@/lib/server/commerce/tools/tool-shipping';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { EditTradeInput, TradeResponse } from '@/lib/shared/trade/trade-calls.schema';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
import { charges } from '@/lib/shared/trade/trade-settings';
import { type CurrentTrade, tradeOf } from './current-trade';
import { NOTHING_CHARGED } from './estimate';
import { tradeResponse } from './get-trade';
import { loggedTrade } from './logged-trade';
import { recordTradeEvent } from './trade-events';
import { findTradeSettings, replaceTradeSettings } from './trade-settings.repository';

function requireNoFaults(issues: FieldIssues): void {
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}

/** A saved class that tools name stays, unless all is removed. */
async function requireUsedClasses(
  before: TradeSettings,
  after: TradeSettings,
  session: ClientSession,
): Promise<void> {
  if (after.tax.classes.length === 0 && !charges(after)) return;
  const kept = new Set(after.tax.classes.map(({ id }) => id));
  const leftOut = before.tax.classes.map(({ id }) => id).filter((id) => !kept.has(id));
  const used = await usedTaxClasses(leftOut, session);
  const found = used.map((id) => ({ code: 'tax-class-used' as const, params: { class: id } }));
  requireNoFaults(found.length > 0 ? { 'tax.classes': found } : {});
}

/** Papers of open orders need the number that the seller has: it can be changed, not removed. */
function requireVatIdStays({ seller, tax }: TradeSettings, after: TradeSettings): void {
  const isSmall = tax.vat?.smallBusiness && after.seller?.taxNumber;
  if (seller?.vatId && !after.seller?.vatId && !isSmall)
    requireNoFaults({ 'seller.vatId': ['vat-id-required'] });
}

/** Blocks that are left out stay. */
function editedSettings(current: TradeSettings, { seller, shipping, tax }: EditTradeInput): TradeSettings {
  const party = seller ?? current.seller;
  return { ...(party && { seller: party }), shipping: shipping ?? current.shipping, tax: tax ?? current.tax };
}

/**
 * Returns the settings after it; the stored ones if nothing differs: an edit may be repeated after its response was lost. Throws
 * `forbidden`, `edited-meanwhile` with the stored ones as `current`, and `validation-failed` for settings that contradict themselves.
 */
export async function editTrade(
  actor: Actor,
  input: EditTradeInput,
  now: Date = new Date(),
): Promise<TradeResponse> {
  requirePermission(actor, 'manage-trade');
  const edited = await inTransaction(async (session): Promise<CurrentTrade> => {
    const current = tradeOf(await findTradeSettings(session));
    const before = current.settings ?? NOTHING_CHARGED;
    const settings = editedSettings(before, input);
    if (current.source === 'store' && isDeepStrictEqual(settings, current.settings)) return current;
    if (current.revision !== input.revision)
      throw new AppError('edited-meanwhile', { members: { current: await tradeResponse(current, now) } });
    requireNoFaults(tradeFaults(settings, shopDay(now)));
    requireVatIdStays(before, settings);
    await requireUsedClasses(before, settings, session);
    const revision = current.revision + 1;
    const stored = { _id: 'trade', ...settings, revision, savedAt: now, savedBy: actor.userId } as const;
    await replaceTradeSettings(stored, current.revision, session);
    const change = loggedTrade(before, settings);
    await recordTradeEvent('trade.edited', { actor, revision, ...change }, session);
    return { revision, source: 'store', settings };
  });
  return tradeResponse(edited, now);
}
