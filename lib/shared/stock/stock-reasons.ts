/** Why an admin may change a tool's stock by hand. */
export const ADMIN_STOCK_REASONS = ['delivery', 'stocktake', 'damage', 'correction'] as const;
export type AdminStockReason = (typeof ADMIN_STOCK_REASONS)[number];

/** Every reason a line of the stock ledger can have. */
export const STOCK_REASONS = [
  'initial',
  'import',
  'order-placed',
  'order-cancelled',
  'order-expired',
  'order-refunded',
  'order-shipped',
  ...ADMIN_STOCK_REASONS,
  'tool-deleted',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];
