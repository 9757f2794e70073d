import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';

/** By tool: the last change counts. */
const pending = new Map<string, CartOperation>();
/** What is said of a line. */
export type SaidWords = Pick<Extract<CartOperation, { op: 'set' }>, 'reference' | 'note' | 'requestedOn'>;

/** By tool, sent with the quantity of the line at that time. */
const words = new Map<string, SaidWords>();

/** The later change of a line counts; a change of the quantity alone does not remove words said before. */
function addTo(changes: Map<string, CartOperation>, next: CartOperation): void {
  const before = changes.get(next.toolId);
  changes.set(next.toolId, next.op === 'set' && before?.op === 'set' ? { ...before, ...next } : next);
}

export function queueChange(operation: CartOperation): void {
  addTo(pending, operation);
}

export function queueWords(toolId: string, said: SaidWords): void {
  words.set(toolId, { ...words.get(toolId), ...said });
}

/** Empties the queue into one change for each tool, after `unsent`, which failed before. */
export function takeChanges(unsent: readonly CartOperation[], lines: readonly CartLine[]): CartOperation[] {
  const changes = new Map(unsent.map((operation) => [operation.toolId, operation]));
  for (const operation of pending.values()) addTo(changes, operation);
  for (const [toolId, said] of words) {
    const change = changes.get(toolId) ?? lines.find((line) => line.toolId === toolId);
    if (change && 'quantity' in change) {
      addTo(changes, { op: 'set', toolId, quantity: change.quantity, ...said });
    }
  }
  pending.clear();
  words.clear();
  return [...changes.values()];
}
