import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';

/** The quantity set here for a line that was changed elsewhere meanwhile. */
type Conflict = { requested: number; name: string };
export type Conflicts = ReadonlyMap<string, Conflict>;

/**
 * Sorts operations made on one state of a cart, now that it has another: those on a line nobody else changed are `retried`;
 * the owner decides on the others.
 */
export function sortChanges(
  ops: readonly CartOperation[],
  base: Pick<Cart, 'lines'>,
  current: Pick<Cart, 'lines'>,
): { retried: CartOperation[]; conflicts: Map<string, Conflict> } {
  const lineIn = ({ lines }: Pick<Cart, 'lines'>, id: string) => lines.find(({ toolId }) => toolId === id);
  const retried: CartOperation[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const operation of ops) {
    const { toolId } = operation;
    const [before, now] = [lineIn(base, toolId), lineIn(current, toolId)];
    if (operation.op !== 'set' || before?.quantity === now?.quantity) retried.push(operation);
    else if (operation.quantity !== now?.quantity) {
      conflicts.set(toolId, { requested: operation.quantity, name: (before ?? now)?.name ?? '' });
    }
  }
  return { retried, conflicts };
}
