import 'server-only';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { toCents } from '@/lib/shared/numbers/money';
import { previewApproval } from './preview-approval';

/** Previews the approval of the actor's cart as it is at this moment. */
export async function previewCartApproval(actor: Actor, now: Date = new Date()): Promise<CartApproval> {
  const { version, due } = await getCart(buyerOf(actor));
  return { version, due, ...(await previewApproval(actor, toCents(due), now)) };
}
