import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ManagedTool } from '@/lib/shared/tools/managed-tool.schema';
import { serializeTool } from '../tool.serializer';
import { tidyTexts } from './tool-texts';

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
    ...textsOf(tool),
  };
}

/** What of it is written in other languages; nothing without any. */
export function textsOf(tool: ToolDocument): Pick<ManagedTool, 'texts'> {
  const texts = tidyTexts(tool.texts, tool);
  return Object.keys(texts).length > 0 ? { texts } : {};
}
