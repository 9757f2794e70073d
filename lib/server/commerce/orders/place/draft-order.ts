import type { ClientSession } from 'mongodb';
import { getToolOffers, type ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { chargedTrade } from '@/lib/server/commerce/trade/charge';
import type { Actor } from '@/lib/server/identity/actor';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { orderableOf } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { toolIdsOf } from '../order-lines';
import { newOrder } from './new-order';
import { holdHours } from './open-orders.policy';
import { requireWithinCaps } from './order-limits';
import { pricedLines } from './order-terms';
import type { OrderRequest } from './place-order';

/** The order that a request would make at this moment, which stores and reserves nothing. Throws what its terms throw. */
export async function draftOrder(
  actor: Actor,
  { lines, delivery, charge, terms, payBy }: OrderRequest,
  { language, now }: { language: Language; now: Date },
): Promise<OrderDocument> {
  await chargedTrade(charge);
  return newOrder({
    buyer: actor,
    lines: await pricedLines(lines, terms, language),
    delivery,
    charge,
    idempotency: undefined,
    language,
    payBy,
    ...holdHours(actor.emailVerified, env()),
    now,
  });
}

/** The tools as they would be once the units of the order were reserved. */
function withoutUnits(offers: ToolOffers, { lines }: OrderDocument): ToolOffers {
  const taken = new Map(lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));
  return new Map(
    [...offers].map(([id, offer]) => [
      id,
      { ...offer, orderable: orderableOf(offer) - (taken.get(id) ?? 0) },
    ]),
  );
}

/** Throws `too-many-unpaid-orders` where its buyer could not place it now. */
export async function requireDraftWithinCaps(
  actor: Pick<Actor, 'emailVerified'>,
  draft: OrderDocument,
  session: ClientSession,
): Promise<void> {
  const offers = withoutUnits(await getToolOffers(toolIdsOf(draft), session), draft);
  await requireWithinCaps(draft, { offers, isVerified: actor.emailVerified }, session);
}
