import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findTradeSettings } from './trade-settings.repository';

/** Returns who saved the settings last, without a name for somebody who is gone; null where nobody did. Throws `forbidden`. */
export async function lastTradeSave(actor: Actor): Promise<{ name: string | undefined; at: string } | null> {
  requirePermission(actor, 'manage-trade');
  const document = await findTradeSettings();
  if (!document) return null;
  const { savedAt, savedBy } = document;
  const names = await findNames([savedBy]);
  return { name: names.get(savedBy.toHexString()), at: savedAt.toISOString() };
}
