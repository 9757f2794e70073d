import 'server-only';
import { contentOf, requestOfCart } from '@/lib/server/commerce/cart/order-cart';
import type { Actor } from '@/lib/server/identity/actor';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { requireIdempotency } from '@/lib/server/platform/idempotency';
import type { OrderCartInput } from '@/lib/shared/cart/cart.schema';
import type { Language } from '@/lib/shared/site/languages';
import { submitRequisition } from './submit-requisition';

type Context = { key: string | undefined; language?: Language | undefined; now?: Date };

/** Submits everything in the actor's cart and empties it. Throws what `submitRequisition` and `requestOfCart` throw. */
export async function submitCart(
  actor: Actor,
  input: OrderCartInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  requireCompany(actor);
  const idempotency = requireIdempotency(key, ['submit', ...contentOf(input)]);
  const prepare = () => requestOfCart(actor, input, now);
  return submitRequisition(actor, prepare, { idempotency, source: 'cart', language, now });
}
