import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Tool, ToolQuery } from '@/lib/shared/tools/tool.schema';
import { textsOf } from '../edit/managed-tool';
import { serializeTool } from '../tool.serializer';
import { findTool } from '../tools.repository';

/** In this state, or in any for `all`; with its price also on request. Throws `forbidden`, `not-found`. */
export async function findManagedTool(
  actor: Caller,
  id: string,
  state: ToolQuery['state'] = 'all',
): Promise<Tool> {
  requirePermission(actor, 'manage-tools');
  const tool = await findTool(parseObjectId(id));
  if (!tool || (state !== 'all' && tool.state !== state)) throw new AppError('not-found');
  const { details } = tool;
  return {
    ...serializeTool(tool),
    price: toDollars(tool.priceCents),
    ...(details ? { details } : {}),
    ...textsOf(tool),
  };
}
