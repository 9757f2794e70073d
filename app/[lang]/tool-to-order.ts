import 'server-only';
import { getTool } from '@/lib/server/commerce/catalogue/read/get-tool';
import { getPriceLadder } from '@/lib/server/commerce/pricing/get-price-ladder';
import type { Translations } from '@/lib/shared/messages/messages';
import type { ReturnReason } from '@/lib/shared/orders/return-reason';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** A tool that someone is about to sign in for, with what everyone pays for its minimum order; no price on request. */
export type WantedTool = { tool: Tool; price: number | undefined };

/**
 * Returns the tool that someone signs in to order, as the catalogue has it. Null if there is none, if it is not sold any more, and
 * while it cannot be read: the sign-in pages do without it.
 */
export async function readWantedTool(
  reason: ReturnReason,
  translations: Translations,
): Promise<WantedTool | null> {
  if (reason.kind !== 'order' || !reason.toolId) return null;
  try {
    const tool = await getTool(reason.toolId);
    if (tool.state === 'retired') return null;
    const ladder = await getPriceLadder(null, tool, translations);
    return { tool, price: ladder?.[0].unitPrice };
  } catch {
    return null;
  }
}
