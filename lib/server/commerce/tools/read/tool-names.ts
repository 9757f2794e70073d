import { ObjectId } from 'mongodb';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { pageLanguage } from '@/lib/server/platform/http/request-context';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { slugsOf, textIn } from '@/lib/shared/tools/text-in';
import { LISTED } from '../listed-tools';
import {
  countTools,
  findNames,
  findPublishedIds,
  findToolAddresses,
  findToolNames,
} from '../tools.repository';

/** A name that was stored with an order or a request, and the language in which that was. */
type StoredName = { toolId: string; name: string; language: Language };

/** By id in hex; those without a name in that language are absent. */
async function namesIn(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await findNames(ids.map((id) => new ObjectId(id)));
  return new Map(
    found.flatMap(({ _id, name, texts }) => {
      const written = language === CATALOGUE_LANGUAGE ? name : texts?.[language]?.name;
      return written ? [[_id.toHexString(), written]] : [];
    }),
  );
}

/**
 * For lists of what was ordered or asked for in another language than the page's: the names that the tools have in it now. Names in
 * the page's own language stay as they are, and so does what no page reads.
 */
export async function namesForPage(
  stored: Iterable<Omit<StoredName, 'name'>>,
): Promise<(of: StoredName) => string> {
  const language = pageLanguage();
  if (!language) return ({ name }) => name;
  const foreign = [...stored].filter((each) => each.language !== language);
  const ids = [...new Set(foreign.map(({ toolId }) => toolId))].filter((id) => OBJECT_ID_PATTERN.test(id));
  const names = await namesIn(language, ids);
  return ({ toolId, name, language: written }) => (written === language ? name : (names.get(toolId) ?? name));
}

export type ToolLink = { name: string; slug: string };

const readLinks: (ids: readonly string[], language: Language) => Promise<Record<string, ToolLink>> =
  cachePublic('tool-links', ['tools'], async (ids: readonly string[], language: Language) => {
    const found = await findToolNames(ids.map((id) => new ObjectId(id)));
    return Object.fromEntries(found.map(({ _id, ...tool }) => [_id.toHexString(), textIn(tool, language)]));
  });

/** Tools that are not in public lists are left out. Cached until a tool changes. */
export async function toolLinks(
  ids: Iterable<string>,
  language: Language,
): Promise<Record<string, ToolLink>> {
  const toolIds = [...new Set(ids)].filter((id) => OBJECT_ID_PATTERN.test(id)).sort();
  return toolIds.length === 0 ? {} : readLinks(toolIds, language);
}

/** Those of these tools that are not drafts: on sale, on request or retired, so that they have a page. */
export async function publishedTools(toolIds: readonly string[]): Promise<ReadonlySet<string>> {
  const sold = await findPublishedIds(toolIds.map(parseObjectId));
  return new Set(sold.map((id) => id.toHexString()));
}

/** Far below the 50,000 addresses and 50 MB of a sitemap (https://www.sitemaps.org/protocol.html). */
const TOOL_ADDRESSES_PER_PART = 5_000;

export type ToolAddress = { slugs: Record<Language, string>; image: string; updatedAt: string };

/** At least one. Cached until a tool changes. */
export const countToolAddressParts: () => Promise<number> = cachePublic(
  'tool-address-parts',
  ['tools'],
  async () => Math.max(1, Math.ceil((await countTools(LISTED)) / TOOL_ADDRESSES_PER_PART)),
);

export async function listToolAddresses(part: number): Promise<ToolAddress[]> {
  const found = await findToolAddresses(
    LISTED,
    (part - 1) * TOOL_ADDRESSES_PER_PART,
    TOOL_ADDRESSES_PER_PART,
  );
  return found.map((tool) => ({
    slugs: slugsOf(tool),
    image: tool.image,
    updatedAt: tool.updatedAt.toISOString(),
  }));
}
