import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';
import type { Written } from '@/lib/shared/cart/written';
import { changeOwnCart, currentCart, type OwnCart } from './own/own-cart';

/** `reference` is the buyer's own note on the line, `written` what a list says of it. */
export type Addition = { toolId: string; quantity: number; reference?: string; written?: Written };

export type Added = OwnCart & {
  /** Removes what was added, and nothing else. Throws ApiProblem. */
  undo: () => Promise<void>;
};

const UNDO_ATTEMPTS = 5;

export function undoOperations(lines: readonly CartLine[], additions: readonly Addition[]): CartOperation[] {
  const taken = new Map<string, number>();
  for (const { toolId, quantity } of additions) taken.set(toolId, (taken.get(toolId) ?? 0) + quantity);
  return lines.flatMap(({ toolId, quantity }): CartOperation[] => {
    const units = taken.get(toolId);
    if (units === undefined) return [];
    if (units >= quantity) return [{ op: 'remove', toolId }];
    return [{ op: 'set', toolId, quantity: quantity - units }];
  });
}

async function undo(start: OwnCart, additions: readonly Addition[]): Promise<void> {
  let { cart } = start;
  for (let attempt = 1; ; attempt += 1) {
    const ops = undoOperations(cart.lines, additions);
    if (ops.length === 0) return;
    try {
      await changeOwnCart(ops, cart.version);
      return;
    } catch (error) {
      // Changed elsewhere meanwhile: the same units are removed from the current cart.
      const current = currentCart(error);
      if (!current || attempt >= UNDO_ATTEMPTS) throw error;
      cart = current;
    }
  }
}

/**
 * At most 500 lines, all of them or none. Lines that cannot be ordered as they are stay in the cart, which shows why. Throws
 * ApiProblem.
 */
export async function addToCart(additions: readonly Addition[]): Promise<Added> {
  const own = await changeOwnCart(additions.map((addition) => ({ op: 'add', ...addition })));
  return { ...own, undo: () => undo(own, additions) };
}
