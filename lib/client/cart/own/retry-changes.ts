import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';

/** What was meant here for a line that was changed elsewhere meanwhile. */
type Conflict = { wanted: number; name: string };
/** By tool. */
export type Conflicts = ReadonlyMap<string, Conflict>;

/**
 * Decides what becomes of operations that were meant for one state of a cart and found another. What concerns a line that
 * nobody else touched still means the same, and is `retried`; of any other its owner decides. Pure.
 */
export function sortChanges(
  ops: readonly CartOperation[],
  meantFor: Pick<Cart, 'lines'>,
  current: Pick<Cart, 'lines'>,
): { retried: CartOperation[]; conflicts: Map<string, Conflict> } {
  const lineIn = ({ lines }: Pick<Cart, 'lines'>, id: string) => lines.find(({ toolId }) => toolId === id);
  const retried: CartOperation[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const operation of ops) {
    const { toolId } = operation;
    const [before, now] = [lineIn(meantFor, toolId), lineIn(current, toolId)];
    if (operation.op !== 'set' || before?.quantity === now?.quantity) retried.push(operation);
    else if (operation.quantity !== now?.quantity) {
      conflicts.set(toolId, { wanted: operation.quantity, name: (before ?? now)?.name ?? '' });
    }
  }
  return { retried, conflicts };
}
