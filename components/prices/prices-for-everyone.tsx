'use client';
import { useEffect } from 'react';
import { setPricesForEveryone } from '@/lib/client/prices/own-prices';

type PricesForEveryoneProps = {
  /** Whether a price list for everyone exists: without one, visitors' prices are not fetched. */
  exist: boolean;
};

/** For each public page with prices. */
export function PricesForEveryone({ exist }: PricesForEveryoneProps) {
  useEffect(() => setPricesForEveryone(exist), [exist]);
  return null;
}
