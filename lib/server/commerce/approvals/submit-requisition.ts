import { type ClientSession, ObjectId } from 'mongodb';
import { contentOf, requestOfCart } from '@/lib/server/commerce/cart/order-cart';
import { budgetOf, readUsage } from '@/lib/server/commerce/companies/budgets/budget-usage';
import type { Need } from '@/lib/server/commerce/companies/budgets/needs-of';
import { orderNeeds } from '@/lib/server/commerce/companies/budgets/order-needs';
import { billToOf, membersGuard, requireOrderingCompany } from '@/lib/server/commerce/companies/find-company';
import { requireInvoiceable } from '@/lib/server/commerce/invoices/require-invoiceable';
import { contentOfAcceptance, requestOfAcceptance } from '@/lib/server/commerce/offers/accept-offer';
import { draftOrder, requireDraftWithinCaps } from '@/lib/server/commerce/orders/place/draft-order';
import { requireAccepted } from '@/lib/server/commerce/orders/place/order-limits';
import type { OrderRequest } from '@/lib/server/commerce/orders/place/place-order';
import { requireCredit, requireTerms } from '@/lib/server/commerce/receivables/reserve-credit';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { membersOf, requireCompany } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import {
  findRepeated,
  type Idempotency,
  requireIdempotency,
  runOnce,
} from '@/lib/server/platform/idempotency';
import { parseObjectId, randomReadableCode } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { ChargedOrderCartInput } from '@/lib/shared/cart/charged-cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChargedAcceptOfferInput } from '@/lib/shared/offers/charged-offer.schema';
import { notesOf } from '@/lib/shared/orders/order-notes';
import type { Language } from '@/lib/shared/site/languages';
import { recordRequisitionEvent } from './requisition-events';
import { isEligible, isOpen } from './requisitions.policy';
import { findRequisitionByKey, findSubmittedOffer, insertRequisition } from './requisitions.repository';

type Context = { key: string | undefined; language?: Language | undefined; now?: Date };

/** Submits everything in the actor's cart and empties it. Throws what `submitRequisition` and `requestOfCart` throw. */
export async function submitCart(
  actor: Actor,
  input: ChargedOrderCartInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  requireCompany(actor);
  const idempotency = requireIdempotency(key, ['submit', ...contentOf(input)]);
  const prepare = () => requestOfCart(actor, input, now);
  return submitRequisition(actor, prepare, { idempotency, source: 'cart', language, now });
}

/**
 * Submits the newest version of an offer, which stays open, and may expire meanwhile. Throws what `submitRequisition` and
 * `requestOfOffer` throw.
 */
export async function submitOffer(
  actor: Actor,
  id: string,
  input: ChargedAcceptOfferInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  requireCompany(actor);
  const idempotency = requireIdempotency(key, ['submit', ...contentOfAcceptance(id, input)]);
  const source = { offerId: parseObjectId(id), version: input.version };
  const prepare = () => requestOfAcceptance(actor, id, input, now);
  return submitRequisition(actor, prepare, { idempotency, source, language, now });
}

const NUMBER_PREFIX = 'REQ-';
const NUMBER_CODE_LENGTH = 6;
const NUMBERING_ATTEMPTS = 8;
const OPEN_MS = 14 * 24 * 3_600_000;

export type SubmitContext = {
  idempotency: Idempotency;
  source: RequisitionDocument['source'];
  /** The language of the page it is submitted on; without it the requester's own. */
  language?: Language | undefined;
  now: Date;
};

function storedNeed(need: Need): RequisitionNeed {
  const { code, name } = need;
  const id = new ObjectId();
  if (need.code === 'over-budget') {
    const { leftCents, period, approvers } = need;
    return { id, code, name, leftCents, period, approvers };
  }
  const { overCents, approvers } = need;
  const named = approvers === 'approvers' ? approvers : approvers.map((hex) => new ObjectId(hex));
  return { id, code, name, overCents, approvers: named };
}

/** Rules and budget as they are at this moment; later changes change nothing here. */
async function requireNeeds(
  actor: Actor,
  company: CompanyDocument,
  draft: OrderDocument,
  session: ClientSession,
): Promise<RequisitionNeed[]> {
  const { role } = requireCompany(actor);
  const budget = budgetOf(company, actor.userId);
  const [usage = null] = budget ? await readUsage([budget], draft.placedAt, session) : [];
  const member = { userId: actor.userId, role };
  const needs = orderNeeds(company, member, draft.totals.totalCents, usage);
  if (needs.length === 0) throw new AppError('approval-not-needed');
  return needs.map(storedNeed);
}

/** An order has one line for each that was requested. */
function linesOf(draft: OrderDocument, { lines }: OrderRequest): RequisitionDocument['lines'] {
  return draft.lines.map((line, place) => ({ ...line, ...optionalField('written', lines[place]?.written) }));
}

/** Throws `conflict` while the same version of an offer waits for its approval, whoever submitted it. */
async function requireWaitsOnce(
  companyId: CompanyDocument['_id'],
  { source, now }: SubmitContext,
  session: ClientSession,
): Promise<void> {
  if (source === 'cart') return;
  const waiting = await findSubmittedOffer(companyId, source, session);
  if (waiting.some((requisition) => isOpen(requisition, now))) {
    throw new AppError('conflict', { reason: { code: 'offer-waits' } });
  }
}

/** What the draft of an order in a shop that charges was priced by. */
function chargesOf({ totals, ...draft }: OrderDocument): Partial<RequisitionDocument> {
  const { delivery, billing, buyerReference, shipping, taxes, tax } = draft;
  if (!taxes || !tax) return {};
  const { shippingCents, taxCents } = totals;
  return {
    ...optionalField('delivery', delivery),
    ...optionalField('billing', billing),
    ...optionalField('buyerReference', buyerReference),
    ...optionalField('shipping', shipping),
    ...{ taxes, tax, shippingCents, taxCents },
  };
}

function newRequisition(
  draft: OrderDocument,
  lines: RequisitionDocument['lines'],
  { companyId, needs, payBy }: Pick<RequisitionDocument, 'companyId' | 'needs' | 'payBy'>,
  { idempotency, source, now }: SubmitContext,
): RequisitionDocument {
  const { buyerId, buyerName, lineCount, units, totals, address, phone, poNumber, requestedOn, deliver } =
    draft;
  return {
    _id: new ObjectId(),
    number: `${NUMBER_PREFIX}${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    companyId,
    requesterId: buyerId,
    requesterName: buyerName,
    source,
    ...{ lines, lineCount, units, goodsCents: totals.goodsCents, dueCents: totals.totalCents },
    ...{ address, phone },
    ...chargesOf(draft),
    ...optionalField('requestedOn', requestedOn),
    ...optionalField('deliver', deliver),
    ...(poNumber ? { poNumber } : {}),
    ...notesOf(draft),
    payBy,
    language: draft.language,
    state: 'submitted',
    submittedAt: now,
    expiresAt: new Date(now.getTime() + OPEN_MS),
    needs,
    idempotency,
  };
}

async function store(
  actor: Actor,
  request: OrderRequest,
  { draft, context }: { draft: OrderDocument; context: SubmitContext },
): Promise<RequisitionDocument> {
  const { payBy = 'card', afterInsert } = request;
  return inTransaction(async (session) => {
    if (payBy === 'card') await requireDraftWithinCaps(actor, draft, session);
    const company = await requireOrderingCompany(actor, session);
    if (!company) throw new AppError('not-found');
    requireAccepted(company, request);
    requireInvoiceable({ ...draft, billTo: billToOf(company) }, { trade: request.charge?.settings, company });
    if (payBy === 'account') requireTerms(company);
    // Whoever leaves meanwhile takes their open requisitions with them.
    await takeGuard(membersGuard(company._id), session);
    await requireWaitsOnce(company._id, context, session);
    const needs = await requireNeeds(actor, company, draft, session);
    if (payBy === 'account') await requireCredit(company, draft.totals.totalCents, context.now, session);
    const requisition = newRequisition(
      draft,
      linesOf(draft, request),
      { companyId: company._id, needs, payBy },
      context,
    );
    await insertRequisition(requisition, session);
    await afterInsert?.(draft, session);
    const approvers = (await membersOf(company._id, session)).filter(({ _id, company: { role } }) =>
      isEligible(requisition, { userId: _id, role }),
    );
    await recordRequisitionEvent('requisition.submitted', { actor, requisition, approvers }, session);
    return requisition;
  });
}

async function submitNew(
  actor: Actor,
  request: OrderRequest,
  context: SubmitContext,
): Promise<RequisitionDocument> {
  const { now, language = languageOfUser(actor) } = context;
  const draft = await draftOrder(actor, request, { language, now });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store(actor, request, { draft, context });
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Submits for approval what `prepare` requests, with lines and prices as they are now; nothing is reserved. `afterInsert` of the
 * request runs within the transaction. The same key with the same body returns the first requisition. Throws `not-found` without a
 * company, what `prepare` and its terms throw, `too-many-unpaid-orders`, `company-not-active`, `approval-not-needed`,
 * `conflict` (the offer waits already), `idempotency-mismatch`; on account `no-terms`, `account-overdue`, `credit-exceeded`.
 */
async function submitRequisition(
  actor: Actor,
  prepare: () => Promise<OrderRequest>,
  context: SubmitContext,
): Promise<{ insertedId: string }> {
  requireCompany(actor);
  const { _id } = await runOnce<Pick<RequisitionDocument, '_id'>>(
    () => findRepeated(context.idempotency, (key) => findRequisitionByKey(ownerOf(actor), key)),
    async () => submitNew(actor, await prepare(), context),
  );
  return { insertedId: _id.toHexString() };
}
