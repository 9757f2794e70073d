import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { slugsOf, textIn } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { catalogueIfReady, currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { findRemovedTool } from '../removed-tools.repository';
import { searchHitOf } from '../search/search-tools';
import { type Wording, wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findToolByFormerSlug } from '../tool-keys.repository';
import { findNewestTools, findToolBySlug } from '../tools.repository';
import { getSuccessor, type Successor } from './get-tool';

const RELATED_LIMIT = 4;

/** `successor` is what replaces a retired tool. */
export type ToolPage = {
  tool: Tool;
  slugs: Record<Language, string>;
  /** Markdown; empty for none. */
  details: string;
  related: Tool[];
  successor: Successor | null;
};

/** Until the catalogue is ready, the newest of the same category. */
async function relatedTools({ _id, category }: ToolDocument, wording: Wording): Promise<Tool[]> {
  const index = await catalogueIfReady();
  if (index) return readTools(await index.related(_id.toHexString(), RELATED_LIMIT), wording.language);
  const newest = await findNewestTools(RELATED_LIMIT + 1, category);
  return newest
    .filter((other) => !other._id.equals(_id))
    .slice(0, RELATED_LIMIT)
    .map((other) => serializeTool(other, wording));
}

const readToolPage: (slug: string, language: Language) => Promise<ToolPage> = cachePublic(
  'tool-page',
  ['tools', 'catalogue-words'],
  async (slug: string, language: Language): Promise<ToolPage> => {
    const document = await findToolBySlug(slug);
    // Thrown, so that nothing is cached: the number of unknown addresses is unlimited.
    if (!document || document.state === 'draft') throw new AppError('not-found');
    const wording = await wordingIn(language);
    const tool = serializeTool(document, wording);
    const { details = '' } = textIn(document, language);
    const found = { tool, slugs: slugsOf(document), details };
    if (document.state === 'retired')
      return { ...found, related: [], successor: await getSuccessor(tool, language) };
    return { ...found, related: await relatedTools(document, wording), successor: null };
  },
);

/** By its address in any language. Null unless the tool is on sale, on request or retired. Cached until a tool changes. */
export async function getToolPage(slug: string, language: Language): Promise<ToolPage | null> {
  try {
    return await readToolPage(slug, language);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

async function findMovedSlug(slug: string, language: Language): Promise<string | null> {
  const tool = await findToolByFormerSlug(slug);
  return tool && tool.state !== 'draft' ? textIn(tool, language).slug : null;
}

const readMovedSlug: (slug: string, language: Language) => Promise<string | null> = cachePublic(
  'moved-slug',
  ['tools'],
  findMovedSlug,
);

/**
 * The present slug, in this language, of the tool that had this one in any. Cached until a tool changes, but for slugs that no
 * tool ever had: their number is unlimited.
 */
export async function getMovedSlug(slug: string, language: Language): Promise<string | null> {
  return (await findMovedSlug(slug, language)) === null ? null : readMovedSlug(slug, language);
}

const SIMILAR_LIMIT = 4;

/**
 * A deleted tool's name and similar tools: those with words of its name, then the newest of its category. Null if no
 * such tool was deleted.
 */
export async function getRemovedTool(
  id: string,
  language: Language,
): Promise<{ name: string; similar: SearchHit[] } | null> {
  if (!OBJECT_ID_PATTERN.test(id.toLowerCase())) return null;
  const removed = await findRemovedTool(parseObjectId(id));
  if (!removed) return null;
  const { name, category } = removed;
  const index = await currentCatalogue();
  const named = await index.suggest(name, SIMILAR_LIMIT);
  const listed = await index.browse({ category, sort: 'newest' });
  const similar = new Map([...named.tools, ...listed.tools].map((found) => [found.id, found]));
  const tools = await readTools([...similar.values()].slice(0, SIMILAR_LIMIT), language);
  return { name, similar: tools.map(searchHitOf) };
}
