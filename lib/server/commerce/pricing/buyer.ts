import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { type Owner, ownerOf } from '@/lib/server/identity/owner';
import type { ReceiptReader } from '@/lib/shared/pricing/receipt-message';
import { receiptReader } from './receipt.serializer';

/** At whose prices something is shown, and to whom. No right to act: what changes anything takes an `Actor`. */
export type Buyer = {
  owner: Owner;
  priceGroupId: ObjectId | undefined;
  /** Who reads why a price is what it is. */
  reader: ReceiptReader;
};

/** Returns the actor as the buyer who sees their own prices. */
export function buyerOf(actor: Actor): Buyer {
  return { owner: ownerOf(actor), priceGroupId: actor.priceGroupId, reader: receiptReader(actor) };
}
