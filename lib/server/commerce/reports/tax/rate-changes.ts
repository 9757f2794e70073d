import type { TaxReport } from '@/lib/shared/reports/tax-report.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { classOf, isOnDay, rateOf } from '@/lib/shared/trade/trade-settings';
import type { ShippedOrder } from './noted-orders.repository';

type RateChange = TaxReport['rateChanged'][number];

/** Returns the last day up to `to` from which a rate is another one; undefined where none changed. */
export function lastChange({ tax }: Pick<TradeSettings, 'tax'>, to: string): string | undefined {
  const days = (tax.vat?.rates ?? []).flatMap(({ from }) => (from !== undefined && from <= to ? [from] : []));
  return days.toSorted().at(-1);
}

/** Returns the groups of an order that have another rate on the day it shipped; those without a rate of that day have none. */
export function rateChanges(
  order: ShippedOrder,
  { seller, tax }: Pick<TradeSettings, 'seller' | 'tax'>,
  shippedOn: string,
): RateChange[] {
  const { _id, number, invoiceNumber = '', taxes = [], lines } = order;
  return taxes.flatMap((group, at): RateChange[] => {
    const { treatment, name } = group;
    if (treatment !== 'domestic' && treatment !== 'destination') return [];
    const country = treatment === 'domestic' ? (seller?.country ?? '') : (name ?? '');
    const rates = lines
      .filter((line) => line.group === at)
      .flatMap(({ taxClass }) => {
        const own = classOf(tax, taxClass).id;
        const row = tax.vat?.rates.find(
          (each) => each.country === country && each.class === own && isOnDay(each, shippedOn),
        );
        return row && rateOf(row.rate) !== group.rate ? [row.rate] : [];
      });
    return [...new Set(rates)].map((deliveredRate) => ({
      ...{ orderId: _id.toHexString(), orderNumber: number, invoiceNumber, shippedOn, country },
      ...{ invoicedRate: group.rate / 1_000, deliveredRate },
    }));
  });
}
