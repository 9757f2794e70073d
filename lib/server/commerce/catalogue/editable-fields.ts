import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { compactText } from '@/lib/server/platform/search/split-words';
import type { ToolState } from '@/lib/shared/tool-states';

/** Fields that were added after the first release, as they are read of every tool. */
export type EditableFields = Required<
  Pick<
    ToolDocument,
    | 'pictures'
    | 'documents'
    | 'step'
    | 'packs'
    | 'successorId'
    | 'revision'
    | 'formerSlugs'
    | 'lowStockBelow'
    | 'leadTimeDays'
  >
> & { state: ToolState };

/** Returns a tool's later fields, with defaults for those that an earlier release did not write. */
export function editableFields(tool: ToolDocument): EditableFields {
  return {
    pictures: tool.pictures ?? [{ url: tool.image }],
    documents: tool.documents ?? [],
    step: tool.step ?? 1,
    packs: tool.packs ?? [],
    state: tool.state ?? 'on-sale',
    successorId: tool.successorId ?? null,
    revision: tool.revision ?? 1,
    formerSlugs: tool.formerSlugs ?? [],
    lowStockBelow: tool.lowStockBelow ?? null,
    leadTimeDays: tool.leadTimeDays ?? null,
  };
}

/** Returns a SKU as it is compared: `FL-BV 125` and `flbv125` are the same. */
export function skuKeyOf(sku: string): string {
  return compactText(sku);
}

/** Returns what tools are filtered and sorted by in public: on request it is 0, so that no order of prices tells the one it has. */
export function publicPriceCents(tool: ToolDocument): number {
  return tool.state === 'on-request' ? 0 : tool.priceCents;
}
