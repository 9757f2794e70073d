import type { ReturnReason } from '@/lib/client/session/return-path';
import { getPriceLadder } from '@/lib/server/commerce/prices/get-tool-prices';
import { getTool } from '@/lib/server/commerce/tools/read/get-tool';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

export type ToolToOrder = { tool: Tool; price: number | undefined };

/**
 * For the sign-in pages, with the public price of a minimum order. Null if it is not sold any more, and while it cannot be
 * read: these pages do without it.
 */
export async function readToolToOrder(reason: ReturnReason, language: Language): Promise<ToolToOrder | null> {
  if (reason.kind !== 'order' || !reason.toolId) return null;
  try {
    const tool = await getTool(reason.toolId, language);
    if (tool.state === 'retired') return null;
    const ladder = await getPriceLadder(null, tool, textsFor(language).messages);
    return { tool, price: ladder?.[0].unitPrice };
  } catch {
    return null;
  }
}
