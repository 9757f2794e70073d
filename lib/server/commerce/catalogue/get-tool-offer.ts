import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findTool } from './tools.repository';

/** What an order needs of a tool at one moment. */
export type ToolOffer = {
  toolId: ObjectId;
  name: string;
  image: string;
  unitPriceCents: number;
  moq: number;
  available: number;
};

export function toolOfferOf(tool: ToolDocument): ToolOffer {
  return {
    toolId: tool._id,
    name: tool.name,
    image: tool.image,
    unitPriceCents: tool.priceCents,
    moq: tool.moq,
    available: tool.quantity,
  };
}

/** Returns price, minimum order and availability of a tool; null if it is not sold. */
export async function getToolOffer(toolId: ObjectId, session?: ClientSession): Promise<ToolOffer | null> {
  const tool = await findTool(toolId, session);
  return tool && toolOfferOf(tool);
}
