import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { ManagedTool } from '@/lib/shared/tools/managed-tool.schema';
import { managedToolOf } from '../edit/managed-tool';
import { findTool } from '../tools.repository';

export type ToolToEdit = { tool: ManagedTool; successor: { name: string; sku: string } | null };

/** Uncached, in any state. Throws `forbidden`, `not-found`. */
export async function getManagedTool(actor: Actor, id: string): Promise<ToolToEdit> {
  requirePermission(actor, 'manage-tools');
  const tool = await findTool(parseObjectId(id));
  if (!tool) throw new AppError('not-found');
  const { successorId } = tool;
  const successor = successorId && (await findTool(successorId));
  return {
    tool: managedToolOf(tool),
    successor: successor && { name: successor.name, sku: successor.sku },
  };
}
