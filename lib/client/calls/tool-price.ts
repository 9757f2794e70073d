import { call } from '@/lib/client/api';
import { getToolPriceCall } from '@/lib/shared/pricing/prices.contract';
import type { ToolPrice } from '@/lib/shared/pricing/tool-price.schema';

export function fetchToolPrice(id: string): Promise<ToolPrice> {
  return call(getToolPriceCall, { params: { id }, query: {} });
}
