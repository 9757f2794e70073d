import 'server-only';
import type { ObjectId } from 'mongodb';
import type { StockCount, ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type Counts = Pick<ToolDocument, 'stockCountedAt' | 'stockCounts'>;

/** Longer than an import can be undone. */
const KEPT_MS = 8 * 86_400_000;

const newest = (counts: readonly StockCount[]): Date | undefined =>
  counts.reduce<Date | undefined>((found, { asOf }) => (found && found > asOf ? found : asOf), undefined);

/** With the count of another way than imports that came last, if any. */
function standing({ stockCountedAt, stockCounts = [] }: Counts): StockCount[] {
  const isListed = stockCounts.some(({ asOf }) => asOf.getTime() === stockCountedAt?.getTime());
  return stockCountedAt && !isListed ? [...stockCounts, { asOf: stockCountedAt }] : [...stockCounts];
}

function countsOf(list: readonly StockCount[]): Counts {
  const stockCountedAt = newest(list);
  return stockCountedAt ? { stockCountedAt, stockCounts: [...list] } : {};
}

/** Returns a tool's counts with that of an import, without what can no longer be undone. Pure. */
export function withCount(tool: Counts, count: { asOf: Date; importId: ObjectId }, now: Date): Counts {
  const isOld = ({ importId }: StockCount) =>
    !importId || importId.getTimestamp().getTime() < now.getTime() - KEPT_MS;
  const list = standing(tool);
  const lasting = newest(list.filter(isOld));
  const before = list.filter((one) =>
    isOld(one) ? one.asOf === lasting : !one.importId?.equals(count.importId),
  );
  const own = list.find(({ importId }) => importId?.equals(count.importId));
  return countsOf([...before, { ...own, ...count }]);
}

/**
 * Takes back what an import's row made of the units on sale at a moment. Units that a newer count replaced are not moved: they go
 * back with it, if it is undone. Returns the counts that stand, and the units to take away. Pure.
 */
export function withoutRow(
  tool: Counts,
  { importId, at, units }: { importId: ObjectId; at: Date; units: number },
): { counts: Counts; units: number } {
  const list = standing(tool);
  const place = list.findIndex((count) => count.importId?.equals(importId));
  const total = units + (list[place]?.owed ?? 0);
  const later = place < 0 ? list.filter(({ asOf }) => asOf > at) : list.slice(place + 1);
  const [replacing] = later;
  const rest = list.filter((_, index) => index !== place);
  const left = rest.map((count) =>
    count === replacing && total !== 0 ? { ...count, owed: (count.owed ?? 0) + total } : count,
  );
  return { counts: countsOf(left), units: replacing ? 0 : total };
}
