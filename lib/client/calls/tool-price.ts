import { callApi } from '@/lib/client/api';
import type { getToolPriceCall } from '@/lib/shared/pricing/prices.contract';
import { type ToolPrice, toolPriceSchema } from '@/lib/shared/pricing/tool-price.schema';

export function fetchToolPrice(id: string): Promise<ToolPrice> {
  const options = { schema: toolPriceSchema, params: { id }, query: {} } as const;
  return callApi<typeof getToolPriceCall>('GET', '/api/tool/{id}/price', options);
}
