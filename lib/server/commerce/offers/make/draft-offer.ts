import type { ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { readRequest } from '@/lib/server/inbox/requests/list-requests';
import type { OfferDocument, RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { DraftLine, OfferDraft, RequestFacts } from '@/lib/shared/offers/offer-draft';
import type { OfferRecipient, PaidLast } from '@/lib/shared/offers/paid-last.schema';
import { newestOf } from '../held-units';
import { promisedOf } from '../offer.serializer';
import { requireManagedOffer } from '../read/get-offer';
import { paidLastBy } from './paid-last';
import { accountOf } from './recipient';

const VALID_DAYS = 14;

type Wanted = {
  toolId: string;
  name: string;
  quantity: number;
  unitPrice?: number | undefined;
  leadDays?: number | undefined;
  asked?: DraftLine['asked'];
};

/** Lines of tools that are sold, with their list prices and what the recipient paid last, and the names of the others. */
async function draftLines(
  wanted: readonly Wanted[],
  recipient?: OfferRecipient,
): Promise<Pick<OfferDraft, 'lines' | 'gone'>> {
  const ids = wanted.map(({ toolId }) => toolId);
  const [tools, paid] = await Promise.all([
    getToolOffers(ids.map(parseObjectId)),
    recipient ? paidLastBy(recipient, ids) : new Map<string, PaidLast>(),
  ]);
  const lines = wanted.flatMap(({ toolId, quantity, unitPrice, leadDays, asked }): DraftLine[] => {
    const tool = tools.get(toolId);
    if (!tool) return [];
    const { name, sku, image, sale, available } = tool;
    const listPrice = sale === 'on-sale' ? toDollars(tool.unitPriceCents) : undefined;
    return [
      {
        ...{ toolId, name, sku, image, quantity, available },
        ...optionalField('listPrice', listPrice),
        ...optionalField('unitPrice', unitPrice ?? listPrice),
        ...optionalField('leadDays', leadDays),
        ...optionalField('paidLast', paid.get(toolId)),
        ...optionalField('asked', asked),
      },
    ];
  });
  return { lines, gone: wanted.filter(({ toolId }) => !tools.has(toolId)).map(({ name }) => name) };
}

type To = { userId?: ObjectId | null | undefined; email: string };

async function recipientFacts(
  to: To,
  wanted: readonly Wanted[],
): Promise<Pick<OfferDraft, 'recipient' | 'mailOnly' | 'lines' | 'gone'>> {
  const { userId, email } = to;
  const recipient = { email, ...optionalField('userId', userId?.toHexString()) };
  const [account, lines] = await Promise.all([accountOf(to), draftLines(wanted, recipient)]);
  return { recipient, ...lines, ...(account ? {} : { mailOnly: email }) };
}

const validUntilOf = (now: Date) => shiftDay(shopDay(now), { days: VALID_DAYS });

/** An offer to be made, without anything. Throws `forbidden`. */
export function emptyDraft(actor: Actor, now: Date = new Date()): OfferDraft {
  requirePermission(actor, 'manage-offers');
  return { lines: [], gone: [], validUntil: validUntilOf(now), holdStock: false };
}

/** An offer of what is in a customer's cart or list, at the prices that are theirs. Throws `forbidden`. */
export async function draftForLines(
  actor: Actor,
  { to, lines }: { to: NonNullable<OfferDraft['to']>; lines: readonly Wanted[] },
  now: Date = new Date(),
): Promise<OfferDraft> {
  return { ...emptyDraft(actor, now), ...(await recipientFacts(to, lines)), to };
}

/** An offer that answers a request, at list prices. Throws `forbidden`, `not-found`. */
export async function draftForRequest(
  actor: Actor,
  requestId: string,
  now: Date = new Date(),
): Promise<OfferDraft> {
  requirePermission(actor, 'manage-offers');
  const request = await readRequest('quote', parseObjectId(requestId));
  const { email, userId, lines } = request;
  const wanted = lines.map(({ toolId, toolName, quantity }) => {
    return { toolId: toolId.toHexString(), name: toolName, quantity };
  });
  return {
    ...emptyDraft(actor, now),
    ...(await recipientFacts({ userId, email }, wanted)),
    request: requestFacts(request),
  };
}

function requestFacts(request: RequestOf<'quote'>): RequestFacts {
  const { _id, number, name, email, company, note, wishedOn, files = [], lines } = request;
  return {
    ...{ _id: _id.toHexString(), number, name, email },
    ...optionalField('company', company),
    ...optionalField('note', note),
    ...optionalField('wishedOn', wishedOn),
    files,
    lines: lines.map(({ toolName, toolSku: sku, quantity }) => ({ name: toolName, sku, quantity })),
  };
}

/** The request that an offer answers, if it still exists. */
async function requestOf({ requestId }: OfferDocument): Promise<RequestOf<'quote'> | undefined> {
  if (!requestId) return undefined;
  try {
    return await readRequest('quote', requestId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** A new version: what the newest has, in the quantities last asked for. Throws `forbidden`, `not-found`. */
export async function draftForVersion(
  actor: Actor,
  offerId: string,
  now: Date = new Date(),
): Promise<OfferDraft> {
  const offer = await requireManagedOffer(actor, offerId);
  const { _id, number, version, to, state } = offer;
  const newest = newestOf(offer);
  const request = await requestOf(offer);
  const requested = new Map((request?.lines ?? []).map((line) => [line.toolId.toHexString(), line.quantity]));
  const counter = state === 'countered' ? offer.counters.at(-1) : undefined;
  const wishes = new Map((counter?.lines ?? []).map((line) => [line.toolId.toHexString(), line]));
  const wanted = newest.lines.map(({ toolId, name, quantity, unitPriceCents, leadDays }) => {
    const wish = wishes.get(toolId.toHexString());
    const { unitPriceCents: target } = wish ?? {};
    const units = wish?.quantity ?? requested.get(toolId.toHexString());
    const asked = units !== undefined && {
      quantity: units,
      ...(target === undefined ? {} : { unitPrice: toDollars(target) }),
    };
    return {
      ...{ toolId: toolId.toHexString(), name, unitPrice: toDollars(unitPriceCents) },
      ...{ quantity: wish?.quantity ?? quantity, leadDays },
      ...optionalField('asked', asked || undefined),
    };
  });
  const days = [newest.validUntil, validUntilOf(now)];
  return {
    ...(await recipientFacts(to, wanted)),
    ...optionalField('request', request && requestFacts(request)),
    offer: { _id: _id.toHexString(), number, version, name: to.name, email: to.email },
    ...optionalField('asked', counter?.note),
    // No shorter than what the buyer has been promised.
    validUntil: days.toSorted().at(-1) ?? newest.validUntil,
    holdStock: newest.holdStock,
    ...promisedOf(newest.shipping),
    ...optionalField('note', newest.note),
  };
}

/** Another offer with the lines of the newest version, to the same customer or another. Throws `forbidden`, `not-found`. */
export async function draftForCopy(
  actor: Actor,
  offerId: string,
  now: Date = new Date(),
): Promise<OfferDraft> {
  const offer = await requireManagedOffer(actor, offerId);
  const { lines, holdStock, shipping, note } = newestOf(offer);
  const { name, email, company } = offer.to;
  const wanted = lines.map(({ toolId, unitPriceCents, ...line }) => ({
    ...line,
    ...{ toolId: toolId.toHexString(), unitPrice: toDollars(unitPriceCents) },
  }));
  return {
    ...emptyDraft(actor, now),
    ...(isOfClosedAccount(email)
      ? await draftLines(wanted)
      : {
          ...(await recipientFacts({ email }, wanted)),
          to: { name, email, ...optionalField('company', company) },
        }),
    copyOf: { _id: offer._id.toHexString(), number: offer.number },
    holdStock,
    ...promisedOf(shipping),
    ...optionalField('note', note),
  };
}
