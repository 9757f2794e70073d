import type { changeCartCall } from '@/lib/shared/contracts/cart';
import { type Cart, type CartOperation, cartSchema } from '@/lib/shared/schemas/cart';
import { callApi } from '../api';
import { createIdempotencyKeys } from '../idempotency-key';

/** What is put into the cart. */
export type AddedLine = { toolId: string; quantity: number };

function change(ops: CartOperation[], key: string, version?: number): Promise<Cart> {
  const body = { ops, ...(version === undefined ? {} : { version }) };
  const options = { schema: cartSchema, body, idempotencyKey: key };
  return callApi<typeof changeCartCall>('PATCH', '/api/cart', options);
}

/**
 * Puts lines into the cart of the account, all of them or none, once a key. Returns what takes them out again, unless the cart
 * was changed elsewhere meanwhile. Both throw ApiProblem.
 */
export async function addLines(lines: readonly AddedLine[], key: string): Promise<() => Promise<void>> {
  const { version, lines: now } = await change(
    lines.map((line) => ({ op: 'add', ...line })),
    key,
  );
  const units = new Map(now.map(({ toolId, quantity }) => [toolId, quantity]));
  const ops = lines.map(({ toolId, quantity }): CartOperation => {
    const left = (units.get(toolId) ?? 0) - quantity;
    return left > 0 ? { op: 'set', toolId, quantity: left } : { op: 'remove', toolId };
  });
  return async () => {
    await change(ops, createIdempotencyKeys()(ops), version);
  };
}
