import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';

/** By tool: the last change counts. */
const pending = new Map<string, CartOperation>();
/** By tool, sent with the quantity of the line at that time. */
const references = new Map<string, string>();

/** The later change of a line counts; a change of the quantity alone does not remove a reference set before. */
function addTo(changes: Map<string, CartOperation>, next: CartOperation): void {
  const before = changes.get(next.toolId);
  const hasReference = next.op === 'set' && next.reference === undefined && before?.op === 'set';
  changes.set(next.toolId, hasReference && before.reference !== undefined ? { ...before, ...next } : next);
}

export function queueChange(operation: CartOperation): void {
  addTo(pending, operation);
}

export function queueReference(toolId: string, reference: string): void {
  references.set(toolId, reference);
}

/** Empties the queue into one change for each tool, after `unsent`, which failed before. */
export function takeChanges(unsent: readonly CartOperation[], lines: readonly CartLine[]): CartOperation[] {
  const changes = new Map(unsent.map((operation) => [operation.toolId, operation]));
  for (const operation of pending.values()) addTo(changes, operation);
  for (const [toolId, reference] of references) {
    const change = changes.get(toolId) ?? lines.find((line) => line.toolId === toolId);
    if (change && 'quantity' in change) {
      addTo(changes, { op: 'set', toolId, quantity: change.quantity, reference });
    }
  }
  pending.clear();
  references.clear();
  return [...changes.values()];
}
