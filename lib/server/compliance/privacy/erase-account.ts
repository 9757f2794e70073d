import type { ClientSession } from 'mongodb';
import { removeAddressesOf } from '@/lib/server/commerce/addresses/get-addresses';
import { anonymiseRequisitions } from '@/lib/server/commerce/approvals/requisitions-of';
import { removeCart } from '@/lib/server/commerce/cart/change-cart';
import { leaveCompanies } from '@/lib/server/commerce/customers/remove-member';
import { removePersonFiles } from '@/lib/server/commerce/files/person-files';
import { forgetPerson } from '@/lib/server/commerce/imports/end-import';
import { removeListsOf } from '@/lib/server/commerce/lists/lists-of-owner';
import { anonymiseOffers } from '@/lib/server/commerce/offers/offers-of';
import { anonymiseBuyer } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { removeOwnNumbers } from '@/lib/server/commerce/own-numbers/own-numbers';
import { cancelOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { removeListColumnsOf } from '@/lib/server/commerce/quick-order/learned-columns';
import { anonymiseReturns } from '@/lib/server/commerce/returns/returns-of';
import { anonymiseAuthor } from '@/lib/server/commerce/reviews/reviews-by-person';
import { releaseSerialsOf } from '@/lib/server/commerce/serials/own-serials';
import { removeStockWatchesOf } from '@/lib/server/commerce/tools/stock/watch-stock';
import { removeSignIns } from '@/lib/server/identity/accounts/sign-in/remove-sign-ins';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { removeUser } from '@/lib/server/identity/users/remove-user';
import { removeSubscriber } from '@/lib/server/inbox/newsletter/subscribe';
import { anonymiseRequester } from '@/lib/server/inbox/requests/anonymise-requester';
import { requesterOf } from '@/lib/server/inbox/requests/requester';
import { anonymiseRecipient } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';

/** An order that was paid meanwhile stays paid. */
export async function cancelUnpaid(buyer: Pick<Actor, 'userId'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await cancelOrderAndIntent(buyer, id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'wrong-order-state') throw error;
    }
  }
}

/**
 * Deletes what is personal, anonymises what stays (orders, reviews, requests for quote, offers), and returns the number of orders.
 * Throws `last-admin`, `last-owner`.
 */
export async function eraseAccount(
  person: Pick<Actor, 'userId' | 'email' | 'emailVerified' | 'role'>,
  now: Date,
  session: ClientSession,
): Promise<number> {
  const owner = ownerOf(person);
  const requester = requesterOf(person);
  await leaveCompanies(person, now, session);
  await removeUser(person, session);
  await removeSignIns(person.userId, session);
  const orders = await anonymiseBuyer(owner, session);
  await anonymiseReturns(person.userId, session);
  await anonymiseRequisitions(person.userId, session);
  await removeCart(owner, session);
  await removeOwnNumbers(owner, session);
  await removeListColumnsOf(owner, session);
  await removeListsOf(owner, session);
  await removeAddressesOf(owner, session);
  await forgetPerson(person.userId, session);
  await removeStockWatchesOf(owner, session);
  await releaseSerialsOf(person.userId, session);
  await anonymiseAuthor(person.userId, session);
  await removePersonFiles(person.userId, session);
  await anonymiseRequester(requester, session);
  await anonymiseOffers(requester, session);
  if (requester.email) await removeSubscriber(requester.email, session);
  await anonymiseRecipient(person.email, session);
  return orders;
}
