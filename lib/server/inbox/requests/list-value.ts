import 'server-only';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests-and-offers';
import { totalsOf } from '@/lib/shared/orders/order-totals';

export function listValueCents(lines: readonly Pick<QuoteLine, 'unitPriceCents' | 'quantity'>[]): number {
  return totalsOf(lines.map(({ quantity, unitPriceCents = 0 }) => ({ quantity, unitPriceCents }))).totalCents;
}
