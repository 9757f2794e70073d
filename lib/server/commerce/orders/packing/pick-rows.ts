import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { unitsLeft } from '../refunded-units';

type Picked = Pick<OrderDocument, 'number' | 'lines' | 'partRefunds'>;

/** How many units of a tool are to be taken from the shelf, and how many of them go into which order. */
export type PickRow = {
  sku: string;
  name: string;
  units: number;
  goesTo: { number: string; units: number }[];
};

/**
 * Returns what is to be picked for these orders, without units that were refunded: one row a tool, summed over them, by SKU;
 * the orders of a row as they were given.
 */
export function pickRows(orders: readonly Picked[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
    for (const { toolId, units } of unitsLeft(order)) {
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
