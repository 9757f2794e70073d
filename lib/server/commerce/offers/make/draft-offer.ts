import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { readRequest } from '@/lib/server/inbox/requests/list-requests';
import type { OfferDocument, RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { DraftLine, OfferDraft } from '@/lib/shared/offers/offer-draft';
import { newestOf } from '../held-units';
import { promisedOf } from '../offer.serializer';
import { requireManagedOffer } from '../read/get-offer';
import { hasAccount } from './recipient';

const VALID_DAYS = 14;

type Wanted = {
  toolId: string;
  name: string;
  quantity: number;
  unitPrice?: number | undefined;
  asked?: DraftLine['asked'];
};

/** Lines of tools that are sold, with their list prices, and the names of the others. */
async function draftLines(wanted: readonly Wanted[]): Promise<Pick<OfferDraft, 'lines' | 'gone'>> {
  const tools = await getToolOffers(wanted.map(({ toolId }) => parseObjectId(toolId)));
  const lines = wanted.flatMap(({ toolId, quantity, unitPrice, asked }): DraftLine[] => {
    const tool = tools.get(toolId);
    if (!tool) return [];
    const { name, sku, image, sale, available } = tool;
    const listPrice = sale === 'on-sale' ? toDollars(tool.unitPriceCents) : undefined;
    return [
      {
        ...{ toolId, name, sku, image, quantity, available },
        ...optionalField('listPrice', listPrice),
        ...optionalField('unitPrice', unitPrice ?? listPrice),
        ...optionalField('asked', asked),
      },
    ];
  });
  return { lines, gone: wanted.filter(({ toolId }) => !tools.has(toolId)).map(({ name }) => name) };
}

async function reachOf(recipient: Parameters<typeof hasAccount>[0]): Promise<Pick<OfferDraft, 'mailOnly'>> {
  return (await hasAccount(recipient)) ? {} : { mailOnly: recipient.email };
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
  return { ...emptyDraft(actor, now), ...(await draftLines(lines)), ...(await reachOf(to)), to };
}

/** An offer that answers a request, at list prices. Throws `forbidden`, `not-found`. */
export async function draftForRequest(
  actor: Actor,
  requestId: string,
  now: Date = new Date(),
): Promise<OfferDraft> {
  requirePermission(actor, 'manage-offers');
  const request = await readRequest('quote', parseObjectId(requestId));
  const { email, userId, note, lines } = request;
  const wanted = lines.map(({ toolId, toolName, quantity }) => {
    return { toolId: toolId.toHexString(), name: toolName, quantity };
  });
  return {
    ...emptyDraft(actor, now),
    ...(await draftLines(wanted)),
    ...(await reachOf({ userId, email })),
    request: requestFacts(request),
    ...optionalField('requestNote', note),
  };
}

function requestFacts({ _id, number, name, email, company }: RequestOf<'quote'>) {
  return { _id: _id.toHexString(), number, name, email, ...optionalField('company', company) };
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
  const wanted = newest.lines.map(({ toolId, name, quantity, unitPriceCents }) => {
    const wish = wishes.get(toolId.toHexString());
    const { unitPriceCents: target } = wish ?? {};
    const units = wish?.quantity ?? requested.get(toolId.toHexString());
    const asked = units !== undefined && {
      quantity: units,
      ...(target === undefined ? {} : { unitPrice: toDollars(target) }),
    };
    return {
      ...{ toolId: toolId.toHexString(), name, unitPrice: toDollars(unitPriceCents) },
      quantity: wish?.quantity ?? quantity,
      ...optionalField('asked', asked || undefined),
    };
  });
  const days = [newest.validUntil, validUntilOf(now)];
  return {
    ...(await draftLines(wanted)),
    ...(await reachOf(to)),
    ...optionalField('request', request && requestFacts(request)),
    ...optionalField('requestNote', request?.note),
    offer: { _id: _id.toHexString(), number, version, name: to.name, email: to.email },
    ...optionalField('asked', counter?.note),
    // No shorter than what the buyer has been promised.
    validUntil: days.toSorted().at(-1) ?? newest.validUntil,
    holdStock: newest.holdStock,
    ...promisedOf(newest.shipping),
    ...optionalField('note', newest.note),
  };
}
