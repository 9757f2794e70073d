import type { ObjectId } from 'mongodb';
import type { Actor, Program } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { may } from '@/lib/server/identity/permissions';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { RECEIPT } from '@/lib/shared/messages/messages';
import { toDollars } from '@/lib/shared/numbers/money';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import { type ReceiptReader, receiptMessage } from '@/lib/shared/prices/price-receipt';
import type { Receipt } from '@/lib/shared/prices/tool-price.schema';
import { fillText } from '@/lib/shared/text/fill-text';

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

/** Who reads receipts where this actor is shown them; null for a visitor. */
export function receiptReader(actor: Pick<Actor, 'role'> | Program | null): ReceiptReader {
  const isForStore = actor?.role === 'key' || may(actor, 'manage-prices');
  return isForStore ? 'admin' : 'buyer';
}

/** Dollars, and the sentence in English. Only admins get the list's name. */
export function receiptResponse(receipt: PriceReceipt, reader: ReceiptReader): Receipt {
  const { quantity, baseCents, list, tierFrom, fixedCents, percent, roundingCents, capped } = receipt;
  const { code, params = {} } = receiptMessage(receipt, reader);
  return {
    quantity,
    base: toDollars(baseCents),
    ...(list && reader === 'admin' ? { list: list.name } : {}),
    ...(tierFrom === undefined ? {} : { tierFrom }),
    ...(fixedCents === undefined ? {} : { fixed: toDollars(fixedCents) }),
    ...(percent === undefined ? {} : { percent }),
    ...(roundingCents === undefined ? {} : { rounding: toDollars(roundingCents) }),
    capped,
    unitPrice: toDollars(receipt.unitPriceCents),
    code,
    sentence: fillText(RECEIPT[code], params),
  };
}
