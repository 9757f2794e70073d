import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Tool } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { relatedTools } from './in-memory/related-tools';

const RELATED_LIMIT = 4;

export type ToolPage = { tool: Tool; related: Tool[] };

const readToolPage: (slug: string) => Promise<ToolPage | null> = cachePublic(
  'tool-page',
  ['tools'],
  async (slug: string): Promise<ToolPage | null> => {
    const catalogue = await currentCatalogue();
    const entry = catalogue.findBySlug(slug);
    return entry ? { tool: entry.tool, related: relatedTools(catalogue, entry, RELATED_LIMIT) } : null;
  },
);

/**
 * Returns the tool at an address, and similar ones; null if there is none. Cached until a tool changes, but for addresses that
 * no tool has: there is no end of them.
 */
export async function getToolPage(slug: string): Promise<ToolPage | null> {
  return (await currentCatalogue()).findBySlug(slug) ? readToolPage(slug) : null;
}
