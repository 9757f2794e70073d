import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findToolsById } from '../tools.repository';

export type ToolOffer = {
  toolId: ObjectId;
  sku: string;
  category: string;
  name: string;
  slug: string;
  image: string;
  unitPriceCents: number;
  moq: number;
  step: number;
  available: number;
  /** Working days for units not in stock, where the tool has its own. */
  leadTimeDays?: number;
  /** `on-request`: without a price, only quoted. */
  sale: 'on-sale' | 'on-request';
};

/** By id in hex; deleted tools, drafts and retired ones have none. */
export type ToolOffers = ReadonlyMap<string, ToolOffer>;

function toolOfferOf(tool: ToolDocument): ToolOffer {
  return {
    toolId: tool._id,
    sku: tool.sku,
    category: tool.category,
    name: tool.name,
    slug: tool.slug,
    image: tool.image,
    unitPriceCents: tool.priceCents,
    moq: tool.moq,
    step: tool.step,
    available: tool.quantity,
    ...(tool.leadTimeDays ? { leadTimeDays: tool.leadTimeDays } : {}),
    sale: tool.state === 'on-request' ? 'on-request' : 'on-sale',
  };
}

export function offersOf(tools: readonly ToolDocument[]): ToolOffers {
  const offered = tools.filter(({ state }) => state !== 'draft' && state !== 'retired');
  return new Map(offered.map((tool) => [tool._id.toHexString(), toolOfferOf(tool)]));
}

export async function getToolOffers(ids: readonly ObjectId[], session?: ClientSession): Promise<ToolOffers> {
  return offersOf(await findToolsById(ids, session));
}
