import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findToolsById } from '../tools.repository';

/** What an order needs of a tool at one moment. */
export type ToolOffer = {
  toolId: ObjectId;
  sku: string;
  category: string;
  name: string;
  slug: string;
  image: string;
  /** The public price. */
  unitPriceCents: number;
  moq: number;
  step: number;
  available: number;
  /** In working days, where it has its own for what is not in stock. */
  leadTimeDays?: number;
  /** `on-request`: it has no price, and is only quoted. */
  sale: 'on-sale' | 'on-request';
};

/** Offers by the tool's id in hex; a tool that is deleted, a draft or retired has none. */
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

/** Returns offers of those of these tools that are on sale or on request. */
export function offersOf(tools: readonly ToolDocument[]): ToolOffers {
  const offered = tools.filter(({ state }) => state !== 'draft' && state !== 'retired');
  return new Map(offered.map((tool) => [tool._id.toHexString(), toolOfferOf(tool)]));
}

/** Returns price, minimum order and availability of those of these tools that are sold. */
export async function getToolOffers(ids: readonly ObjectId[], session?: ClientSession): Promise<ToolOffers> {
  return offersOf(await findToolsById(ids, session));
}
