import { ObjectId } from 'mongodb';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { gtinForms, skuKeyOf } from '@/lib/shared/tools/article-codes';
import { namesOf, textIn } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { catalogueIfReady } from '../index/catalogue-index';
import { isListed } from '../listed-tools';
import { readTools } from '../read-tools';
import { wordingIn } from '../spec-words/wording';
import { offersOf, type ToolOffers } from '../stock/get-tool-offer';
import { serializeTool } from '../tool.serializer';
import { toolIdOfSku } from '../tool-keys.repository';
import { shippingOf } from '../tool-shipping';
import {
  findSingleFields,
  findTool,
  findToolBySlug,
  findToolsById,
  findToolsByNumber,
} from '../tools.repository';

/**
 * On sale, on request, or retired; includes changes by other processes until a second ago. Throws `not-found`, also
 * for a malformed id.
 */
export async function getTool(id: string, language: Language): Promise<Tool> {
  const toolId = parseObjectId(id);
  const found = await (await catalogueIfReady())?.find(toolId.toHexString());
  const [tool] = found ? await readTools([found], language) : [];
  if (tool) return tool;
  // The index has listed tools only, and none until it is ready.
  const document = await findTool(toolId);
  if (!document || document.state === 'draft') throw new AppError('not-found');
  return serializeTool(document, await wordingIn(language));
}

/** Returns one tool as `getTool` does, with what lists do without: its details, and how it is taxed and shipped. */
export async function getWholeTool(id: string, language: Language): Promise<Tool> {
  const tool = await getTool(id, language);
  const fields = await findSingleFields(parseObjectId(id));
  const { details } = textIn(fields, language);
  return { ...tool, ...(details ? { details } : {}), ...shippingOf(fields) };
}

/** A tool in public lists by its address in any language; `slug` is the one in this. */
export async function getToolBySlug(slug: string, language: Language): Promise<Tool | null> {
  const document = await findToolBySlug(slug);
  if (!document || !isListed(document)) return null;
  const { details } = textIn(document, language);
  const tool = serializeTool(document, await wordingIn(language));
  return { ...tool, ...(details ? { details } : {}) };
}

/** However the SKU is written; null for a draft. */
export async function findToolBySku(sku: string): Promise<Tool | null> {
  const toolId = await toolIdOfSku(skuKeyOf(sku));
  if (!toolId) return null;
  try {
    return await getTool(toolId.toHexString(), CATALOGUE_LANGUAGE);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

export type NumberedTools = {
  tools: readonly Tool[];
  offers: ToolOffers;
  /** In every language, by the tool's id. */
  names: ReadonlyMap<string, readonly string[]>;
};

/** By SKU or a pack's GTIN in compact form, or by id; in the language of the page that asks. */
export async function getToolsByNumber(
  numbers: Iterable<string>,
  ids: Iterable<string> = [],
): Promise<NumberedTools> {
  const skuKeys = [...numbers];
  const found = await findToolsByNumber({
    skuKeys,
    gtins: skuKeys.flatMap(gtinForms),
    ids: [...ids].map((id) => new ObjectId(id)),
  });
  const wording = await wordingIn(requestLanguage());
  return {
    tools: found.map((tool) => serializeTool(tool, wording)),
    offers: offersOf(found),
    names: new Map(found.map((tool) => [tool._id.toHexString(), namesOf(tool)])),
  };
}

type Comparison = { tools: Tool[]; missing: number };

async function toolOrNull(id: string, language: Language): Promise<Tool | null> {
  try {
    return await getTool(id, language);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

export async function compareTools(ids: readonly string[], language: Language): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => toolOrNull(id, language)));
  const tools = found.filter((tool) => tool !== null);
  return { tools, missing: ids.length - tools.length };
}

export type Successor = Pick<Tool, '_id' | 'name' | 'slug'>;

/** The tool that replaces a retired one; null without one, or for a draft. */
export async function getSuccessor(
  { successorId }: Pick<Tool, 'successorId'>,
  language: Language,
): Promise<Successor | null> {
  if (!successorId) return null;
  const { _id, name, slug } = (await getTool(successorId, language).catch(() => null)) ?? {};
  return _id && name && slug ? { _id, name, slug } : null;
}

export async function getSuccessors(ids: readonly ObjectId[]): Promise<ReadonlyMap<string, string>> {
  const tools = await findToolsById(ids);
  return new Map(
    tools.flatMap(({ _id, state, successorId }): [string, string][] => {
      return state === 'retired' && successorId ? [[_id.toHexString(), successorId.toHexString()]] : [];
    }),
  );
}

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
