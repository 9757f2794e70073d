import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import { refreshTool } from './refresh-tools';
import { mayManageTools } from './tools.policy';
import { deleteToolById } from './tools.repository';

/** Takes a tool off sale; its orders and its stock ledger stay (decisions §4). Throws `forbidden`, `not-found`. */
export async function deleteTool(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  if (!mayManageTools(actor)) throw new AppError('forbidden');
  const toolId = parseObjectId(id);
  const deletedCount = await deleteToolById(toolId);
  if (deletedCount === 0) throw new AppError('not-found');
  refreshTool(toolId);
  return { deletedCount };
}
