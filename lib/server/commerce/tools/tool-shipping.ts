import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type ShippingFields = Pick<ToolDocument, 'taxClass' | 'weightGrams' | 'bulky'>;

/** Returns how a tool is taxed and shipped, as far as it says so. */
export function shippingOf({
  taxClass,
  weightGrams,
  bulky,
}: ShippingFields): Pick<Tool, keyof ShippingFields> {
  return {
    ...(taxClass ? { taxClass } : {}),
    ...(weightGrams ? { weightGrams } : {}),
    ...(bulky ? { bulky } : {}),
  };
}
