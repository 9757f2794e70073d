import { cartTerms } from '@/lib/server/commerce/cart/cart-terms';
import { findChargedCompany } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { requestOfOffer } from '@/lib/server/commerce/offers/accept-offer';
import { pricedLines } from '@/lib/server/commerce/orders/place/order-terms';
import type { OrderRequest } from '@/lib/server/commerce/orders/place/place-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { type Charge, chargedFieldsOf, chargeOf } from '@/lib/server/commerce/trade/charge';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import type { RequisitionChange } from '@/lib/shared/approvals/requisition.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { ProblemCode } from '@/lib/shared/messages/problems';
import { toDollars } from '@/lib/shared/numbers/money';
import { deliveryOf } from '@/lib/shared/orders/order.schema';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { charges } from '@/lib/shared/trade/trade-settings';
import { costsOfRequisition } from './requisition.serializer';

/** By the settings of this moment. Undefined in a shop that does not charge, also where it did. */
async function chargeOfRequisition(
  requester: Actor,
  requisition: Omit<RequisitionDocument, 'source'>,
  now: Date,
): Promise<Charge | undefined> {
  if (!charges((await currentTrade()).settings)) return undefined;
  const findBuyer = () => findChargedCompany(requester, now);
  return chargeOf(chargedFieldsOf(requisition), { findBuyer, now });
}

/** An offer is accepted by it, in the version that was submitted. */
async function requestOf(
  requester: Actor,
  { source, ...requisition }: RequisitionDocument,
  now: Date,
): Promise<Pick<OrderRequest, 'lines' | 'charge' | 'terms' | 'source' | 'beforeReserve'>> {
  if (source !== 'cart') {
    const { address, phone, ...words } = deliveryOf(requisition);
    const { payBy, dueCents } = requisition;
    const isCharged = charges((await currentTrade()).settings);
    const delivered = isCharged
      ? { ...chargedFieldsOf(requisition), seenDue: toDollars(dueCents) }
      : { address, phone };
    const acceptance = { version: source.version, ...delivered, ...words, payBy };
    return requestOfOffer(requester, source.offerId.toHexString(), acceptance, now);
  }
  const { lines, dueCents } = requisition;
  const charge = await chargeOfRequisition(requester, requisition, now);
  const seen = lines.map(({ toolId, unitPriceCents }) => ({
    toolId: toolId.toHexString(),
    unitPrice: toDollars(unitPriceCents),
  }));
  return {
    lines: lines.map(({ toolId, quantity, reference, ...line }) => ({
      ...{ toolId: toolId.toHexString(), quantity, reference },
      ...lineWords(line),
    })),
    charge,
    terms: cartTerms(
      { lines },
      { seen, seenDue: toDollars(dueCents) },
      await pricesFor(buyerOf(requester), now),
      charge,
    ),
  };
}

/** Returns what a requisition orders for its requester: the lines, prices and delivery that were submitted, or nothing. */
export async function frozenRequest(
  requester: Actor,
  requisition: RequisitionDocument,
  now: Date,
): Promise<OrderRequest> {
  const { _id, companyId, payBy, needs } = requisition;
  const request = await requestOf(requester, requisition, now);
  return {
    ...request,
    delivery: deliveryOf(requisition),
    payBy,
    source: { ...request.source, requisitionId: _id },
    approval: { companyId, isForBudget: needs.some(({ code }) => code === 'over-budget') },
  };
}

/** Refusals of the order that say that it is not as it was submitted. */
const OUTDATED: readonly ProblemCode[] = [
  'price-changed',
  'costs-on-request',
  'out-of-stock',
  'not-on-sale',
  'not-found',
  'validation-failed',
  'too-many-unpaid-orders',
  'no-terms',
  'account-overdue',
  'credit-exceeded',
  'approval-required',
  'offer-over',
  'conflict',
];

export function isOutdated(error: unknown): error is AppError {
  return error instanceof AppError && OUTDATED.includes(error.code);
}

/** A need that nobody was asked about is named by its own code. */
export function changesOf(
  { code, detail: message, members = {} }: AppError,
  requisition: RequisitionDocument,
): RequisitionChange[] {
  if (code === 'price-changed' && members.costs) {
    const costs = { before: costsOfRequisition(requisition), after: members.costs };
    return [{ code, message, ...members, costs }];
  }
  if (code !== 'approval-required') return [{ code, message, ...members }];
  const needs = members.needs as readonly { code: string; sentence: string }[];
  return needs.map((need) => ({ code: need.code, message: need.sentence }));
}

/** Returns the person whom it is ordered for. Throws `conflict` where they act for the company no more. */
export async function requesterOf({
  requesterId,
  companyId,
}: Pick<RequisitionDocument, 'requesterId' | 'companyId'>): Promise<Actor> {
  const requester = await absentActor(requesterId);
  if (!requester || !companyOf(requester)?.id.equals(companyId)) throw new AppError('conflict');
  return requester;
}

/** Returns what of an open requisition's tools is no longer as it was submitted, by the prices and stock of this moment. */
export async function currentChanges(
  requisition: RequisitionDocument,
  now: Date,
): Promise<RequisitionChange[]> {
  try {
    const request = await frozenRequest(await requesterOf(requisition), requisition, now);
    await pricedLines(request.lines, request.terms, requisition.language);
    return [];
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return changesOf(error, requisition);
  }
}
