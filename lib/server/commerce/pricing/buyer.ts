import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { type Owner, ownerOf } from '@/lib/server/identity/owner';
import type { ReceiptReader } from '@/lib/shared/pricing/receipt-message';
import { receiptReader } from './receipt.serializer';

/** Whose prices are shown, and to whom. Grants nothing: whatever changes data takes an `Actor`. */
export type Buyer = {
  owner: Owner;
  priceGroupId: ObjectId | undefined;
  reader: ReceiptReader;
};

export function buyerOf(actor: Actor): Buyer {
  return { owner: ownerOf(actor), priceGroupId: actor.priceGroupId, reader: receiptReader(actor) };
}
