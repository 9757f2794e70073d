import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { catalogueIfReady } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findDetails, findTool } from '../tools.repository';

/**
 * On sale, on request, or retired; includes changes by other processes until a second ago. Throws `not-found`, also
 * for a malformed id.
 */
export async function getTool(id: string, language: Language): Promise<Tool> {
  const toolId = parseObjectId(id);
  const found = await (await catalogueIfReady())?.find(toolId.toHexString());
  const [tool] = found ? await readTools([found], language) : [];
  if (tool) return tool;
  // The index has listed tools only, and none until it is ready.
  const document = await findTool(toolId);
  if (!document || document.state === 'draft') throw new AppError('not-found');
  return serializeTool(document, await wordingIn(language));
}

/** Returns one tool as `getTool` does, with its details, which lists do without. */
export async function getWholeTool(id: string, language: Language): Promise<Tool> {
  const tool = await getTool(id, language);
  const { details } = textIn(await findDetails(parseObjectId(id)), language);
  return details ? { ...tool, details } : tool;
}
