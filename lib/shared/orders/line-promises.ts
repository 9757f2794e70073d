import { type LineUnits, lineUnits, openUnits, type UnitsOfOrder } from './line-units';
import { isOpen, type OrderStanding } from './order-status';

/** `null`: no day. Absent: the order's `shipsOn`. */
type PromisedLine = { promisedOn?: string | null };
type PromisedOrder<Line> = Omit<UnitsOfOrder, 'lines'> & {
  lines: readonly Line[];
  shipsOn?: string | undefined;
};

/** The day for which a line is promised; null where there is none. */
export function promiseOf(
  { promisedOn }: PromisedLine,
  { shipsOn }: { shipsOn?: string | undefined },
): string | null {
  return promisedOn === undefined ? (shipsOn ?? null) : promisedOn;
}

/** As `promiseOf`; undefined also where nothing of the line is open. */
export function openPromise(
  line: PromisedLine,
  order: OrderStanding & { shipsOn?: string | undefined },
  units: LineUnits | undefined,
): string | undefined {
  const hasOpenUnits = units !== undefined && isOpen(order) && openUnits(units) > 0;
  return hasOpenUnits ? (promiseOf(line, order) ?? undefined) : undefined;
}

/** Open units of an order that were promised for a day before this one. */
export function unitsPastPromise<Line extends UnitsOfOrder['lines'][number] & PromisedLine>(
  order: OrderStanding & PromisedOrder<Line>,
  day: string,
): number {
  const units = lineUnits(order);
  return order.lines.reduce((sum, line) => {
    const own = units.get(line.toolId.toString());
    const promise = openPromise(line, order, own);
    return own && promise !== undefined && promise < day ? sum + openUnits(own) : sum;
  }, 0);
}

/** Returns the last of these days; null where one is missing. */
function lastOf(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null).sort();
  return known.length === days.length ? (known.at(-1) ?? null) : null;
}

/**
 * Returns the lines with these promises, and the day of the order: the last of lines with open units, null where one of them
 * has none. It stays as it was once nothing is open.
 */
export function withPromises<Line extends UnitsOfOrder['lines'][number] & PromisedLine>(
  order: PromisedOrder<Line>,
  dayOf: (line: Line) => string | null,
): { lines: Line[]; shipsOn: string | null } {
  const units = lineUnits(order);
  const days = order.lines.map(dayOf);
  const open = days.filter((_day, at) => {
    const own = units.get(order.lines[at]?.toolId.toString() ?? '');
    return own !== undefined && openUnits(own) > 0;
  });
  const shipsOn = open.length > 0 ? lastOf(open) : (order.shipsOn ?? null);
  const lines = order.lines.map((line, at) => {
    const { promisedOn: _before, ...rest } = line as PromisedLine & Line;
    const day = days[at] ?? null;
    return (day === shipsOn ? rest : { ...rest, promisedOn: day }) as Line;
  });
  return { lines, shipsOn };
}

/** True if a day moved back or was lost; a first day where there was none is no slip. */
export function isLater(day: string | null, before: string | null): boolean {
  return before !== null && (day === null || day > before);
}

/** The lines of an order whose promise has changed; it has the same lines as before. */
export function movedPromises<Line extends PromisedLine>(
  before: { lines: readonly PromisedLine[]; shipsOn?: string | undefined },
  order: { lines: readonly Line[]; shipsOn?: string | undefined },
): { line: Line; from: string | null; to: string | null }[] {
  return order.lines
    .map((line, at) => ({
      line,
      from: promiseOf(before.lines[at] ?? {}, before),
      to: promiseOf(line, order),
    }))
    .filter(({ from, to }) => from !== to);
}
