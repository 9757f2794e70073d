import 'server-only';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests';
import { orderValueCents } from '@/lib/shared/money';

/** Quantity times price over all lines, in cents: what they come to without a quote. */
export function listValueCents(lines: readonly Pick<QuoteLine, 'unitPriceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + orderValueCents(line.unitPriceCents, line.quantity), 0);
}
