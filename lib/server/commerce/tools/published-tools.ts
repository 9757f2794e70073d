import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { findPublishedIds } from './tools.repository';

/** Those of these tools that are not drafts: on sale, on request or retired, so that they have a page. */
export async function publishedTools(toolIds: readonly string[]): Promise<ReadonlySet<string>> {
  const sold = await findPublishedIds(toolIds.map(parseObjectId));
  return new Set(sold.map((id) => id.toHexString()));
}
