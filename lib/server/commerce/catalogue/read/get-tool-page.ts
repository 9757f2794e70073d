import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError } from '@/lib/shared/messages/errors';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { catalogueIfReady } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { serializeTool } from '../tool.serializer';
import { findNewestTools, findToolBySlug } from '../tools.repository';
import { getSuccessor, type Successor } from './get-successor';

const RELATED_LIMIT = 4;

/** `successor` is what replaces a retired tool. */
export type ToolPage = {
  tool: Tool;
  /** Markdown; empty for none. */
  details: string;
  related: Tool[];
  successor: Successor | null;
};

/** Until the catalogue is ready, the newest of the same category. */
async function relatedTools({ _id, category }: ToolDocument): Promise<Tool[]> {
  const index = await catalogueIfReady();
  if (index) return readTools(await index.related(_id.toHexString(), RELATED_LIMIT));
  const newest = await findNewestTools(RELATED_LIMIT + 1, category);
  return newest
    .filter((other) => !other._id.equals(_id))
    .slice(0, RELATED_LIMIT)
    .map(serializeTool);
}

const readToolPage: (slug: string) => Promise<ToolPage> = cachePublic(
  'tool-page',
  ['tools'],
  async (slug: string): Promise<ToolPage> => {
    const document = await findToolBySlug(slug);
    // Thrown, so that nothing is cached: the number of unknown addresses is unlimited.
    if (!document || document.state === 'draft') throw new AppError('not-found');
    const tool = serializeTool(document);
    const { details = '' } = document;
    if (document.state === 'retired')
      return { tool, details, related: [], successor: await getSuccessor(tool) };
    return { tool, details, related: await relatedTools(document), successor: null };
  },
);

/** Null unless the tool is on sale, on request or retired. Cached until a tool changes. */
export async function getToolPage(slug: string): Promise<ToolPage | null> {
  try {
    return await readToolPage(slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
