'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { PricedTool } from '@/lib/shared/prices/tool-price.schema';
import { addPricePlace, priceNow, subscribeToPrices } from './own-prices';

const unknown = () => null;

/** The viewer's price of the minimum order; null until it is known, and where the public price is right. */
export function useOwnPrice(toolId: string | undefined): PricedTool | null {
  useEffect(() => (toolId === undefined ? undefined : addPricePlace(toolId)), [toolId]);
  return useSyncExternalStore(subscribeToPrices, () => priceNow(toolId), unknown);
}
