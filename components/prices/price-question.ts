import type { Receipt } from '@/lib/shared/pricing/price-receipt.schema';

/** What an admin asks about prices, as the fields of the form hold it, and the response. */
export type PriceQuestion = {
  sku: string;
  quantity: string;
  at: string;
  /** Which tool, quantity and moment it is about. */
  heading: string;
  /** What is unclear of the quantity. */
  unclear?: string;
  /** Null where no tool with a price has the SKU, or nothing is asked yet. */
  rows: readonly { group: string | null; unitPrice: number; lineTotal: number; receipt: Receipt }[] | null;
};
