import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Language } from '@/lib/shared/site/languages';
import { slugsOf } from '@/lib/shared/tools/text-in';
import { LISTED } from '../listed-tools';
import { countTools, findToolAddresses } from '../tools.repository';

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
