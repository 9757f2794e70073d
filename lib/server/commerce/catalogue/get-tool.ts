import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';

/**
 * Returns one tool, as of the last change by this process, and of any other's a second ago. Throws `not-found`, also for
 * a malformed id.
 */
export async function getTool(id: string): Promise<Tool> {
  const entry = (await currentCatalogue()).find(parseObjectId(id).toHexString());
  if (!entry) throw new AppError('not-found');
  return entry.tool;
}
