import type { Receipt } from '@/lib/shared/prices/price-receipt.schema';

export type PriceQuestion = {
  sku: string;
  quantity: string;
  at: string;
  heading: string;
  unclear?: string;
  /** Null before the first question, or if no tool with a price has the SKU. */
  rows: readonly { group: string | null; unitPrice: number; lineTotal: number; receipt: Receipt }[] | null;
};
