import 'server-only';
import { countDecline } from '@/lib/server/commerce/payments/limits/limit-payments';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import { voidIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { log } from '@/lib/server/platform/log';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { siteName } from '../provider/intent';
import { findIntent } from './payment-intents.repository';

/**
 * Counts a declined card (product §9.7). At a limit the intent is voided, since its client secret allows further
 * attempts without a call to the store. A failure of the provider is logged, not thrown.
 */
export async function applyDecline(intent: Intent, now: Date): Promise<void> {
  const { id, buyerId, site } = intent;
  if (site !== siteName() || buyerId === undefined || !OBJECT_ID_PATTERN.test(buyerId)) return;
  const askedFrom = (await findIntent(id))?.askedFrom ?? null;
  if (!(await countDecline({ intentId: id, buyerId, askedFrom }, now))) return;
  try {
    await voidIntent(id);
  } catch (error) {
    log().warn({ intent: id, error }, 'an intent with too many declined cards could not be voided');
  }
}
