import { foldText } from '@forgeline/tool-text/fold-text';
import { addressesOf } from '@/lib/server/commerce/addresses/get-addresses';
import { requisitionFactsOf } from '@/lib/server/commerce/approvals/requisitions-of';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { membershipFacts } from '@/lib/server/commerce/companies/get-company';
import { vatCheckFacts } from '@/lib/server/commerce/companies/vat/known-vat';
import { personFilesOf } from '@/lib/server/commerce/files/person-files';
import { listsOf } from '@/lib/server/commerce/lists/lists-of-owner';
import { offersOf } from '@/lib/server/commerce/offers/offers-of';
import { listOwnOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { listOwnNumbers } from '@/lib/server/commerce/own-numbers/own-numbers';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { priceGroupName } from '@/lib/server/commerce/prices/find-price-groups';
import { learnedBy } from '@/lib/server/commerce/quick-order/learned-columns';
import { returnsOf } from '@/lib/server/commerce/returns/returns-of';
import { reviewsBy } from '@/lib/server/commerce/reviews/reviews-by-person';
import { serialFactsOf } from '@/lib/server/commerce/serials/own-serials';
import { stockWatchesOf } from '@/lib/server/commerce/tools/stock/watch-stock';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import { auditEntriesBy } from '@/lib/server/compliance/list-audit-entries';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { deviceLabel } from '@/lib/server/identity/sessions/device';
import { findIdentityById, languageOfUser } from '@/lib/server/identity/users/identity';
import { subscriptionOf } from '@/lib/server/inbox/newsletter/subscribe';
import { requestsOf } from '@/lib/server/inbox/requests/anonymise-requester';
import { requesterOf } from '@/lib/server/inbox/requests/requester';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { mailsSentTo } from '@/lib/server/platform/mail/outbox';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';

export type DataExport = { exportedAt: string } & Record<string, unknown>;

/**
 * Everything stored about the actor (GDPR, articles 15 and 20). Records linked by their e-mail alone are left out until it is
 * verified. Throws `unauthenticated`.
 */
export async function exportData(actor: Actor, now: Date = new Date()): Promise<DataExport> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const owner = ownerOf(actor);
  const requester = requesterOf(actor);
  const { email } = requester;
  const [
    orders,
    cart,
    lists,
    addresses,
    numbers,
    waiting,
    reviews,
    quotes,
    messages,
    offers,
    returns,
    newsletter,
    mails,
    activity,
  ] = await Promise.all([
    listOwnOrders(actor, actor.email, { state: 'all', withAllLines: true }),
    getCart(buyerOf(actor)),
    listsOf(owner),
    addressesOf(owner),
    listOwnNumbers(owner),
    stockWatchesOf(owner),
    reviewsBy(actor.userId),
    requestsOf('quote', requester),
    requestsOf('contact', requester),
    offersOf(requester),
    returnsOf(actor.userId),
    email ? subscriptionOf(email) : null,
    email ? mailsSentTo(email) : [],
    auditEntriesBy(actor.userId),
  ]);
  const vatChecks = await vatCheckFacts(user.company);
  await recordComplianceEvent('user.data-exported', { actor });
  return {
    exportedAt: now.toISOString(),
    account: { ...accountFacts(user), priceGroup: await priceGroupName(user.priceGroupId) },
    company: await membershipFacts(user.company),
    ...(vatChecks.length > 0 && { vatChecks }),
    requisitions: await requisitionFactsOf(actor.userId),
    sessions: sessionFacts(user),
    orders: orders.orders,
    cart: cart.lines.map(({ name, sku, quantity, reference, note, requestedOn, written }) => ({
      ...{ name, sku, quantity, reference, note, requestedOn, written },
    })),
    lists,
    addresses,
    ownNumbers: numbers.aliases.map(({ alias, sku, name }) => ({ number: alias, sku, name })),
    listColumns: (await learnedBy(owner)).map(({ heading, use }) => ({ heading, use })),
    serials: await serialFactsOf(actor.userId),
    stockWatches: waiting.watches.map(({ sku, name, since }) => ({ sku, name, since })),
    reviews: reviews.map(({ _id, review, rating, createdAt }) => ({
      id: _id.toHexString(),
      review,
      rating,
      writtenAt: createdAt,
    })),
    quoteRequests: quotes.map(
      ({
        number,
        lines,
        note,
        wishedOn,
        files = [],
        name,
        email,
        company,
        phone,
        language,
        state,
        receivedAt,
      }) => ({
        number,
        tools: lines.map(({ toolName, toolSku, quantity }) => ({ toolName, toolSku, quantity })),
        ...{
          note,
          wishedOn,
          files: files.map((file) => file.name),
          name,
          email,
          company,
          phone,
          language,
          state,
        },
        sentAt: receivedAt,
      }),
    ),
    files: (await personFilesOf(actor.userId)).map(({ fileName, bytes, touchedAt }) => {
      return { name: fileName, bytes, sentAt: touchedAt };
    }),
    offers,
    returns,
    messages: messages.map(
      ({ number, topic, message, name, email, company, phone, language, state, receivedAt }) => {
        return { number, topic, message, name, email, company, phone, language, state, sentAt: receivedAt };
      },
    ),
    newsletter: newsletter && {
      state: newsletter.state,
      since: newsletter.subscribedAt,
      language: newsletter.language,
    },
    mails,
    activity,
  };
}

function accountFacts(user: UserDocument): Record<string, unknown> {
  const {
    _id,
    name,
    email,
    emailVerified,
    ownerProvedAt,
    image,
    role,
    createdAt,
    passwordHash,
    secondFactor,
  } = user;
  const { phone = '', address = '', education = '', linkedin = '', customerNumber } = user;
  return {
    id: _id.toHexString(),
    name,
    email,
    emailVerifiedAt: emailVerified,
    ownerProvedAt: ownerProvedAt ?? null,
    picture: image,
    role,
    ...optionalField('customerNumber', customerNumber),
    registeredAt: createdAt,
    getsCalibrationMails: !user.noCalibrationMails,
    signsInWithPassword: passwordHash !== undefined,
    hasSecondFactor: secondFactor !== undefined,
    adminsNote: user.note?.text || null,
    savedViews: (user.savedViews ?? []).map(({ list, name: title, address: shows }) => {
      return { list, name: title, shows };
    }),
    profile: { phone, address, education, linkedin, language: languageOfUser(user) },
  };
}

function sessionFacts(user: UserDocument): Record<string, unknown>[] {
  return (user.sessions ?? []).map(({ method, createdAt, lastUsedAt, expiresAt, address, device }) => {
    return { method, createdAt, lastUsedAt, expiresAt, address, device: deviceLabel(device) };
  });
}

/** ASCII, since a header cannot have other letters: `kramer-voss-my-data.json`. */
export function dataFileName(shopName: string): string {
  const name = foldText(shopName).replace(/[^a-z0-9]+/g, ' ');
  return `${`${name} my-data`.trim().replaceAll(' ', '-')}.json`;
}
