export const ADMIN_STOCK_REASONS = ['delivery', 'stocktake', 'damage', 'correction'] as const;
export type AdminStockReason = (typeof ADMIN_STOCK_REASONS)[number];

export const STOCK_REASONS = [
  'initial',
  'import',
  'order-placed',
  'order-cancelled',
  'order-expired',
  'order-refunded',
  'order-shipped',
  'order-returned',
  'offer-held',
  'offer-released',
  ...ADMIN_STOCK_REASONS,
  'tool-deleted',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/**
 * Units that are available after a correction, before any serve what is owed: received are added, lost are taken away, and a
 * count is of all on hand.
 */
export function correctedQuantity(
  reason: AdminStockReason,
  units: number,
  { available, reserved, owed = 0 }: { available: number; reserved: number; owed?: number | undefined },
): number {
  if (reason === 'delivery') return available + units;
  if (reason === 'damage') return available - units;
  return reason === 'stocktake' ? units - reserved + owed : units;
}
