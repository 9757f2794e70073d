import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { LISTED } from '../listed-tools';
import { countTools, findToolAddresses } from '../tools.repository';

/** Far below the 50,000 addresses and 50 MB of a sitemap (https://www.sitemaps.org/protocol.html). */
const TOOL_ADDRESSES_PER_PART = 5_000;

export type ToolAddress = { slug: string; name: string; image: string; updatedAt: string };

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
  return found.map(({ updatedAt, ...tool }) => ({ ...tool, updatedAt: updatedAt.toISOString() }));
}
