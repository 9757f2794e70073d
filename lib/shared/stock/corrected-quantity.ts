import type { AdminStockReason } from './stock-reasons';

/** Units that are available after a correction: received are added, lost are taken away, and a count is of all on hand. */
export function correctedQuantity(
  reason: AdminStockReason,
  units: number,
  { available, reserved }: { available: number; reserved: number },
): number {
  if (reason === 'delivery') return available + units;
  if (reason === 'damage') return available - units;
  return reason === 'stocktake' ? units - reserved : units;
}
