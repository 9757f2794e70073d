import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { remainingUnits } from '../refunded-units';

type Picked = Pick<OrderDocument, 'number' | 'lines' | 'partRefunds'>;

export type PickRow = {
  sku: string;
  name: string;
  units: number;
  goesTo: { number: string; units: number }[];
};

/** One row per tool, by SKU, without refunded units; the orders of a row in the order given. */
export function pickRows(orders: readonly Picked[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
    for (const { toolId, units } of remainingUnits(order)) {
      const id = toolId.toHexString();
      const { sku = '', name = '' } = lines.get(id) ?? {};
      const row = rows.get(id) ?? { sku, name, units: 0, goesTo: [] };
      row.units += units;
      row.goesTo.push({ number: order.number, units });
      rows.set(id, row);
    }
  }
  return [...rows.values()].sort(
    (a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true }) || a.name.localeCompare(b.name, 'en'),
  );
}
