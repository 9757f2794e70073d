import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { cartRules } from '@/lib/shared/quantity/quantity-rules';

/** The units of one row. */
export type UnitsOfRow = { line: number; toolId: string; units: number };

/** `total` is that of all rows of the tool, `fit` the nearest quantity that can be ordered, and `share` the row's part of it. */
export type Together = { total: number; fit: number | null; share: number };

/** The first row takes what is added; what is taken away leaves the last ones first. */
function sharesOf(units: readonly number[], difference: number): number[] {
  if (difference >= 0) return units.map((own, place) => (place === 0 ? own + difference : own));
  const shares = [...units];
  let left = -difference;
  for (let place = shares.length - 1; place >= 0 && left > 0; place -= 1) {
    const taken = Math.min(shares[place] ?? 0, left);
    shares[place] = (shares[place] ?? 0) - taken;
    left -= taken;
  }
  return shares;
}

/**
 * Adds up the rows of each tool, by line, so that their sum is raised to a legal quantity once. A row that alone is more
 * than is available is not among them. Pure.
 */
export function addUpRows(rows: readonly UnitsOfRow[], offers: ToolOffers): Map<number, Together> {
  const byTool = new Map<string, UnitsOfRow[]>();
  for (const row of rows) {
    const offer = offers.get(row.toolId);
    if (!offer || row.units > cartRules(offer).available) continue;
    byTool.set(row.toolId, [...(byTool.get(row.toolId) ?? []), row]);
  }
  const together = new Map<number, Together>();
  for (const [toolId, all] of byTool) {
    const offer = offers.get(toolId);
    const total = all.reduce((sum, { units }) => sum + units, 0);
    const fit = offer ? nearestQuantity(total, cartRules(offer)) : null;
    const isShort = offer === undefined || total > cartRules(offer).available;
    const units = all.map((row) => row.units);
    const shares = isShort
      ? units.map((own) => Math.max(0, own + (fit ?? 0) - total))
      : sharesOf(units, (fit ?? total) - total);
    for (const [place, { line }] of all.entries())
      together.set(line, { total, fit, share: shares[place] ?? 0 });
  }
  return together;
}
