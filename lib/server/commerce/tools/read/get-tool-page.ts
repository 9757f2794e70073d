import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { slugsOf, textIn } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { catalogueIfReady } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { type Wording, wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findNewestTools, findToolBySlug } from '../tools.repository';
import { getSuccessor, type Successor } from './get-successor';

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
