import 'server-only';
import { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import { isListed } from '../listed-tools';
import { findToolsById } from '../tools.repository';

export type QuotableTool = {
  toolId: ObjectId;
  toolName: string;
  toolSku: string;
  toolImage: string;
  unitPriceCents?: number;
};

/** The tools in public lists, also those out of stock, by id in hex. Those on request have no price. */
export async function quotableTools(
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, QuotableTool>> {
  const tools = await findToolsById(ids.map((id) => new ObjectId(id)));
  return new Map(
    tools.filter(isListed).map((tool) => [
      tool._id.toHexString(),
      {
        toolId: tool._id,
        toolName: textIn(tool, language).name,
        toolSku: tool.sku,
        toolImage: tool.image,
        ...(tool.state === 'on-sale' ? { unitPriceCents: tool.priceCents } : {}),
      },
    ]),
  );
}
