import 'server-only';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests';
import { orderValueCents } from '@/lib/shared/money';

/** Returns the sum of quantity times price over all lines, in cents: their value without a quote, and without tools that have no
 * price. */
export function listValueCents(lines: readonly Pick<QuoteLine, 'unitPriceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + orderValueCents(line.unitPriceCents ?? 0, line.quantity), 0);
}
