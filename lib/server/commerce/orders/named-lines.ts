import type { ObjectId } from 'mongodb';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import type { NamedLine } from '@/lib/shared/orders/ship/named-lines.schema';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

type OfTool = { toolId: ObjectId; sku: string };

/** Returns the tool's id in hex of each named line; null of one that the order, or shipment, has not. Pure. */
export function namedTools(
  { lines }: { lines: readonly OfTool[] },
  named: readonly NamedLine[],
): (string | null)[] {
  return named.map(({ toolId, sku = '' }) => {
    const line = lines.find((one) =>
      toolId === undefined ? skuKeyOf(one.sku) === skuKeyOf(sku) : one.toolId.toHexString() === toolId,
    );
    return line ? line.toolId.toHexString() : null;
  });
}

/** Joins lines of an order with what a body says of them, in the order's order. Throws `validation-failed` for an unknown tool, or one twice. */
export function requireNamedLines<Named extends NamedLine, Line extends OfTool>(
  order: { lines: readonly Line[] },
  named: readonly Named[],
): { line: Line; named: Named }[] {
  const tools = namedTools(order, named);
  const code = tools.includes(null) ? 'refund-line-unknown' : 'refund-line-twice';
  if (code === 'refund-line-unknown' || new Set(tools).size < tools.length)
    throw new AppError('validation-failed', { issues: { lines: [code] } });
  return order.lines.flatMap((line) => {
    const one = named[tools.indexOf(line.toolId.toHexString())];
    return one ? [{ line, named: one }] : [];
  });
}

/** Throws `units-not-open` where more is wanted of a line than is open. */
export function requireOpen(
  order: Pick<OrderDocument, 'lines' | 'partRefunds' | 'cancellations'>,
  wanted: readonly { line: OrderLine; units: number }[],
): void {
  const units = lineUnits(order);
  const lines = wanted.flatMap(({ line: { toolId, sku }, units: asked }) => {
    const own = units.get(toolId.toHexString());
    const open = own ? openUnits(own) : 0;
    return asked > open ? [{ toolId: toolId.toHexString(), sku, wanted: asked, open }] : [];
  });
  if (lines.length > 0) throw new AppError('units-not-open', { members: { lines } });
}
