import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Tool } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { findRetiredTool } from './former-slugs.repository';
import { getSuccessor, type Successor } from './get-successor';
import { relatedTools } from './in-memory/related-tools';
import { serializeTool } from './tool.serializer';

const RELATED_LIMIT = 4;

/** `successor` is what replaces a retired tool. */
export type ToolPage = { tool: Tool; related: Tool[]; successor: Successor | null };

const readToolPage: (slug: string) => Promise<ToolPage | null> = cachePublic(
  'tool-page',
  ['tools'],
  async (slug: string): Promise<ToolPage | null> => {
    const catalogue = await currentCatalogue();
    const entry = catalogue.findBySlug(slug);
    if (entry)
      return {
        tool: entry.tool,
        related: relatedTools(catalogue, entry, RELATED_LIMIT),
        successor: null,
      };
    const retired = await findRetiredTool(slug);
    if (!retired) return null;
    const tool = serializeTool(retired);
    return { tool, related: [], successor: await getSuccessor(tool) };
  },
);

/**
 * Returns the tool at an address, on sale, on request or retired, and similar ones; null if there is none. Cached until a tool changes, but for addresses that
 * no tool has: there is no end of them.
 */
export async function getToolPage(slug: string): Promise<ToolPage | null> {
  const isThere = (await currentCatalogue()).findBySlug(slug) ?? (await findRetiredTool(slug));
  return isThere ? readToolPage(slug) : null;
}
