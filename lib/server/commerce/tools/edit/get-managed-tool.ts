import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ManagedTool, Tool, ToolQuery } from '@/lib/shared/tools/tool.schema';
import { serializeTool } from '../tool.serializer';
import { backordersOf, calibrationOf, shippingOf } from '../tool-shipping';
import { findTool } from '../tools.repository';
import { tidyTexts } from './tool-texts';

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
    ...shippingOf(tool),
    ...backordersOf(tool),
    ...calibrationOf(tool),
    ...textsOf(tool),
  };
}

export function managedToolOf(tool: ToolDocument): ManagedTool {
  const { details = '', pictures, documents, state, successorId, lowStockBelow, leadTimeDays } = tool;
  return {
    ...serializeTool(tool),
    details,
    price: toDollars(tool.priceCents),
    pictures,
    documents,
    state,
    successorId: successorId?.toHexString() ?? null,
    lowStockBelow,
    leadTimeDays,
    ...shippingOf(tool),
    ...backordersOf(tool),
    ...calibrationOf(tool),
    ...textsOf(tool),
  };
}

/** Returns the tool's texts in other languages; nothing without any. */
function textsOf(tool: ToolDocument): Pick<ManagedTool, 'texts'> {
  const texts = tidyTexts(tool.texts, tool);
  return Object.keys(texts).length > 0 ? { texts } : {};
}
