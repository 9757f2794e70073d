import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { currentCatalogue } from './current-catalogue';

export type ToolLink = { name: string; slug: string };

const readLinks: (ids: readonly string[]) => Promise<Record<string, ToolLink>> = cachePublic(
  'tool-links',
  ['tools'],
  async (ids: readonly string[]) => {
    const catalogue = await currentCatalogue();
    const links: Record<string, ToolLink> = {};
    for (const id of ids) {
      const entry = catalogue.find(id);
      if (entry) links[id] = { name: entry.tool.name, slug: entry.tool.slug };
    }
    return links;
  },
);

/** Returns names and addresses of these tools; those no longer sold are left out. Cached until a tool changes. */
export async function toolLinks(ids: Iterable<string>): Promise<Record<string, ToolLink>> {
  const wanted = [...new Set(ids)].sort();
  return wanted.length === 0 ? {} : readLinks(wanted);
}
