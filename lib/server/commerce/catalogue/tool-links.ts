import 'server-only';
import { currentCatalogue } from './current-catalogue';

export type ToolLink = { name: string; slug: string };

/** Returns names and addresses of these tools; those no longer sold are left out. */
export async function toolLinks(ids: Iterable<string>): Promise<Record<string, ToolLink>> {
  const catalogue = await currentCatalogue();
  const links: Record<string, ToolLink> = {};
  for (const id of ids) {
    const entry = catalogue.find(id);
    if (entry) links[id] = { name: entry.tool.name, slug: entry.tool.slug };
  }
  return links;
}
