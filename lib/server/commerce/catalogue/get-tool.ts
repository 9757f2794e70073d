import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';
import { serializeTool } from './tool.serializer';
import { findTool } from './tools.repository';

/** Returns one tool. Throws `not-found`, also for a malformed id. */
export async function getTool(id: string): Promise<Tool> {
  const tool = await findTool(parseObjectId(id));
  if (!tool) throw new AppError('not-found');
  return serializeTool(tool);
}
