import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { inEachLanguage, type Language } from '@/lib/shared/site/languages';
import { partLang, textIn, untranslatedParts } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shippingOf } from '../tool-shipping';
import { findToolsById, findToolsByNumber } from '../tools.repository';
import { backorderOf } from './stock-lines';

export type ToolOffer = {
  toolId: ObjectId;
  sku: string;
  category: string;
  name: string;
  /** The language of the name, where there is none in the language asked for. */
  nameLanguage?: Language;
  slug: string;
  image: string;
  unitPriceCents: number;
  moq: number;
  step: number;
  available: number;
  /** Units that can be ordered, where they are more than those available. */
  orderable?: number;
  /** Working days for units not in stock, where the tool has its own. */
  leadTimeDays?: number;
  /** `on-request`: without a price, only quoted. */
  sale: 'on-sale' | 'on-request';
} & Pick<Tool, 'taxClass' | 'weightGrams' | 'bulky'>;

/** By id in hex; deleted tools, drafts and retired ones have none. */
export type ToolOffers = ReadonlyMap<string, ToolOffer>;

function nameLanguageOf(tool: ToolDocument, language: Language): Pick<ToolOffer, 'nameLanguage'> {
  const nameLanguage = partLang({ untranslated: untranslatedParts(tool, language) }, 'name');
  return nameLanguage ? { nameLanguage } : {};
}

function toolOfferOf(document: ToolDocument, language: Language): ToolOffer {
  const tool = textIn(document, language);
  return {
    toolId: tool._id,
    sku: tool.sku,
    category: tool.category,
    name: tool.name,
    ...nameLanguageOf(document, language),
    slug: tool.slug,
    image: tool.image,
    unitPriceCents: tool.priceCents,
    moq: tool.moq,
    step: tool.step,
    available: tool.quantity,
    ...backorderOf(tool),
    ...(tool.leadTimeDays ? { leadTimeDays: tool.leadTimeDays } : {}),
    ...shippingOf(document),
    sale: tool.state === 'on-request' ? 'on-request' : 'on-sale',
  };
}

/** With names and addresses in this language. */
export function offersOf(tools: readonly ToolDocument[], language: Language = requestLanguage()): ToolOffers {
  const offered = tools.filter(({ state }) => state !== 'draft' && state !== 'retired');
  return new Map(offered.map((tool) => [tool._id.toHexString(), toolOfferOf(tool, language)]));
}

export async function getToolOffers(
  ids: readonly ObjectId[],
  session?: ClientSession,
  language: Language = requestLanguage(),
): Promise<ToolOffers> {
  return offersOf(await findToolsById(ids, session), language);
}

/** By id in hex, as above: of tools that are named by an id or by the key of a SKU. */
export async function getNamedToolOffers(named: {
  ids: readonly ObjectId[];
  skuKeys: readonly string[];
}): Promise<ToolOffers> {
  return offersOf(await findToolsByNumber({ ...named, gtins: [] }));
}

export async function getToolOffersInEachLanguage(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<Record<Language, ToolOffers>> {
  const tools = await findToolsById(ids, session);
  return inEachLanguage((language) => offersOf(tools, language));
}
