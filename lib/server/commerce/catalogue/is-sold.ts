import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { findTool } from './tools.repository';

/** Whether the tool with this id is on sale. */
export async function isSold(toolId: string): Promise<boolean> {
  return (await findTool(parseObjectId(toolId))) !== null;
}
