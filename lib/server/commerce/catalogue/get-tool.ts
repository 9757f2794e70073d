import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { editableFields } from './editable-fields';
import { serializeTool } from './tool.serializer';
import { findTool } from './tools.repository';

/**
 * Returns one tool, as of the last change by this process, and of any other's a second ago: on sale, on request, or retired.
 * Throws `not-found` for others, also for a malformed id.
 */
export async function getTool(id: string): Promise<Tool> {
  const toolId = parseObjectId(id);
  const entry = (await currentCatalogue()).find(toolId.toHexString());
  if (entry) return entry.tool;
  // The catalogue has what lists show.
  const tool = await findTool(toolId);
  if (!tool || editableFields(tool).state !== 'retired') throw new AppError('not-found');
  return serializeTool(tool);
}
