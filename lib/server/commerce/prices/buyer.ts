import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import type { ReceiptReader } from '@/lib/shared/prices/receipt-message';
import { receiptReader } from './receipt.serializer';

/** Whose prices are shown, and to whom. Grants nothing: whatever changes data takes an `Actor`. */
export type Buyer = {
  owner: PersonOwner;
  /** Whose shared lists and addresses are theirs to read. */
  company?: MembershipRecord | null;
  priceGroupId: ObjectId | undefined;
  reader: ReceiptReader;
};

export function buyerOf(actor: Actor): Buyer {
  return {
    owner: ownerOf(actor),
    company: companyOf(actor),
    priceGroupId: actor.priceGroupId,
    reader: receiptReader(actor),
  };
}
