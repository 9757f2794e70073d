import 'server-only';
import { ObjectId } from 'mongodb';
import { isListed } from '../listed-tools';
import { findToolsById } from '../tools.repository';

/** What a request for quote stores of a tool. */
export type QuotableTool = {
  toolId: ObjectId;
  toolName: string;
  toolSku: string;
  toolImage: string;
  /** Absent on request. */
  unitPriceCents?: number;
};

/**
 * Returns the tools with these ids that are on sale now, by id in hex. Includes those out of stock, which can be quoted
 * too.
 */
export async function quotableTools(ids: readonly string[]): Promise<ReadonlyMap<string, QuotableTool>> {
  const tools = await findToolsById(ids.map((id) => new ObjectId(id)));
  return new Map(
    tools.filter(isListed).map((tool) => [
      tool._id.toHexString(),
      {
        toolId: tool._id,
        toolName: tool.name,
        toolSku: tool.sku,
        toolImage: tool.image,
        ...(tool.state === 'on-sale' ? { unitPriceCents: tool.priceCents } : {}),
      },
    ]),
  );
}
