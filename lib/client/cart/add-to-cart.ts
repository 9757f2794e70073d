import type { Cart, CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';
import type { Written } from '@/lib/shared/cart/written';
import type { LineWords } from '@/lib/shared/orders/order-notes';
import { changeOwnCart, currentCart, type OwnCart, readOwnCart } from './own/own-cart';

/** `reference`, note and day are the buyer's own words for the line, `written` what a list says of it. */
export type Addition = LineWords & {
  toolId: string;
  quantity: number;
  reference?: string;
  written?: Written;
};

export type Added = OwnCart & {
  /** Removes what was added, and nothing else. Throws ApiProblem. */
  undo: () => Promise<void>;
};

const ATTEMPTS = 5;

type Said = Pick<CartLine, 'toolId' | 'reference' | 'note' | 'requestedOn' | 'written'>;
const saidBy = (lines: readonly Said[]) => new Map(lines.map((line) => [line.toolId, line]));

const isSame = (one: CartLine['written'], other: CartLine['written']) =>
  one?.quantity === other?.quantity && one?.text === other?.text;

/**
 * `before` and `after` are the lines that the additions met and left. A reference and what a list says of a line come back with
 * its units, unless somebody changed them since.
 */
export function undoOperations(
  lines: readonly CartLine[],
  additions: readonly Addition[],
  { before = [], after = [] }: { before?: readonly Said[]; after?: readonly Said[] } = {},
): CartOperation[] {
  const taken = new Map<string, number>();
  for (const { toolId, quantity } of additions) taken.set(toolId, (taken.get(toolId) ?? 0) + quantity);
  const [met, left] = [saidBy(before), saidBy(after)];
  return lines.flatMap(({ toolId, quantity, reference, note, requestedOn, written }): CartOperation[] => {
    const units = taken.get(toolId);
    if (units === undefined) return [];
    if (units >= quantity) return [{ op: 'remove', toolId }];
    const [first, last] = [met.get(toolId), left.get(toolId)];
    const isOwnReference = first && reference === last?.reference && reference !== first.reference;
    const isOwnNote = first && note === last?.note && note !== first.note;
    const isOwnDay = first && requestedOn === last?.requestedOn && requestedOn !== first.requestedOn;
    const isOwnWritten = first && isSame(written, last?.written) && !isSame(written, first.written);
    return [
      {
        ...{ op: 'set', toolId, quantity: quantity - units },
        ...(isOwnReference ? { reference: first.reference ?? '' } : {}),
        ...(isOwnNote ? { note: first.note ?? '' } : {}),
        ...(isOwnDay ? { requestedOn: first.requestedOn ?? null } : {}),
        ...(isOwnWritten ? { written: first.written ?? null } : {}),
      },
    ];
  });
}

/** Makes the operations for a cart, and again for the one that others made of it meanwhile. Resolves to null for none. */
async function changeKnown(
  start: Cart,
  operationsFor: (cart: Cart) => CartOperation[],
): Promise<{ met: Cart; own: OwnCart } | null> {
  let met = start;
  for (let attempt = 1; ; attempt += 1) {
    const ops = operationsFor(met);
    if (ops.length === 0) return null;
    try {
      return { met, own: await changeOwnCart(ops, met.version) };
    } catch (error) {
      const current = currentCart(error);
      if (!current || attempt >= ATTEMPTS) throw error;
      met = current;
    }
  }
}

/**
 * At most 500 lines, all of them or none. Lines that cannot be ordered as they are stay in the cart, which shows why. Throws
 * ApiProblem.
 */
export async function addToCart(additions: readonly Addition[]): Promise<Added> {
  const ops = additions.map((addition): CartOperation => ({ op: 'add', ...addition }));
  // Only what is said of a line cannot be taken back by its units.
  const saysMore = additions.some(
    ({ reference, note, requestedOn, written }) => reference || note || requestedOn || written,
  );
  const changed = saysMore ? await changeKnown((await readOwnCart()).cart, () => ops) : null;
  const own = changed?.own ?? (await changeOwnCart(ops));
  const lines = { before: changed?.met.lines ?? [], after: own.cart.lines };
  return {
    ...own,
    undo: async () => {
      await changeKnown(own.cart, (cart) => undoOperations(cart.lines, additions, lines));
    },
  };
}
