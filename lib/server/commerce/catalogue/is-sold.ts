import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { findSoldIds } from './tools.repository';

/** Returns those of these tools' ids that are on sale. */
export async function soldTools(toolIds: readonly string[]): Promise<ReadonlySet<string>> {
  const sold = await findSoldIds(toolIds.map(parseObjectId));
  return new Set(sold.map((id) => id.toHexString()));
}
