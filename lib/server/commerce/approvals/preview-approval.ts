import { cartCosts } from '@/lib/server/commerce/cart/cart-costs';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import {
  type BudgetUsage,
  budgetOf,
  leftCentsOf,
  readUsage,
} from '@/lib/server/commerce/companies/budgets/budget-usage';
import { orderNeeds, shownNeeds } from '@/lib/server/commerce/companies/budgets/order-needs';
import { findActiveCompany, requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { offerCosts } from '@/lib/server/commerce/offers/offer-costs';
import { getOffer } from '@/lib/server/commerce/offers/read/get-offer';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { readCredit } from '@/lib/server/commerce/receivables/reserve-credit';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { isOwnedBy, ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { judge } from '@/lib/server/platform/http/field-issues';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type {
  ApprovalPreview,
  CartApproval,
  CartApprovalQuery,
  OrderApproval,
} from '@/lib/shared/approvals/approval.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { placeSchema } from '@/lib/shared/trade/costs.schema';
import type { Place } from '@/lib/shared/trade/territory';
import { charges } from '@/lib/shared/trade/trade-settings';
import { isOpen, mayRead } from './requisitions.policy';
import { findSubmittedOffer } from './requisitions.repository';

/**
 * Previews the approval of the actor's cart as it is at this moment; in a shop that charges with freight and tax for a place, or as an
 * estimate by the goods alone.
 */
export async function previewCartApproval(
  actor: Actor,
  { country, region, postalCode, shippingMethod }: CartApprovalQuery = {},
  now: Date = new Date(),
): Promise<CartApproval> {
  const { version, due: goods, net } = await getCart(buyerOf(actor));
  const place = net && country !== undefined ? requirePlace({ country, region, postalCode }) : null;
  const costs = place && (await cartCosts(actor, { to: place, shippingMethod }, now)).costs;
  const due = costs?.due ?? goods;
  const estimate = net && !costs ? { estimate: net } : {};
  return { version, due, ...estimate, ...(await previewApproval(actor, toCents(due), now)) };
}

/** Throws `validation-failed`. */
function requirePlace(place: object): Place {
  const judged = judge(placeSchema, place);
  if (judged.issues) throw new AppError('validation-failed', { issues: judged.issues });
  return judged.value;
}

const placeOf = ({ country, region, postalCode }: Place): Place => ({ country, region, postalCode });

async function submittedAs(
  actor: Actor,
  { _id, version }: Offer,
  now: Date,
): Promise<Pick<Offer, 'requisition'>> {
  const company = companyOf(actor);
  if (!company) return {};
  const found = await findSubmittedOffer(company.id, { offerId: parseObjectId(_id), version });
  const open = found.filter((one) => isOpen(one, now) && mayRead(actor, one));
  const isOwn = (one: (typeof open)[number]) => isOwnedBy('requisitions', ownerOf(actor), one);
  const shown = open.find(isOwn) ?? open[0];
  if (!shown) return {};
  return { requisition: { _id: shown._id.toHexString(), number: shown.number, own: isOwn(shown) } };
}

/**
 * Returns what an offer comes to in a shop that charges: where its freight is promised, else at its company's own address, which is
 * what its order is at first thought to cost. The sum of the offer where neither has a price.
 */
async function dueOf(actor: Actor, offer: Offer, now: Date): Promise<number> {
  const { _id, version, state, shipping, due } = offer;
  if (state !== 'sent' || !charges((await currentTrade()).settings)) return due;
  const company = await findActiveCompany(actor);
  const to = shipping?.to ?? (company && placeOf(company.billing));
  return (to && (await offerCosts(actor, _id, { version, to }, now)).costs?.due) ?? due;
}

/** An offer, with what its order would need, or who submitted it for approval. Throws `not-found`. */
export async function getOfferWithApproval(actor: Actor, id: string, now: Date = new Date()): Promise<Offer> {
  const offer = await getOffer(actor, id, now);
  const [approval, submitted] = await Promise.all([
    previewApproval(actor, toCents(await dueOf(actor, offer, now)), now),
    offer.state === 'sent' ? submittedAs(actor, offer, now) : {},
  ]);
  return { ...offer, approval, ...submitted };
}

const problem = (code: ProblemCode) => ({ code, message: PROBLEMS[code][2] });

const FREE: ApprovalPreview = { needed: false, needs: [], problems: [] };

function budgetPreview(usage: BudgetUsage, dueCents: number): NonNullable<ApprovalPreview['budget']> {
  const leftCents = leftCentsOf(usage);
  const { budget, period } = usage;
  return {
    name: budget.name,
    period,
    kind: budget.period,
    limit: toDollars(budget.limitCents),
    left: toDollars(Math.max(0, leftCents)),
    leftAfter: toDollars(leftCents - dueCents),
  };
}

async function creditPreview(company: CompanyDocument, dueCents: number, now: Date) {
  const { freeCents, overdueInvoices } = await readCredit(company, now);
  return {
    problems: [
      ...(overdueInvoices.length > 0 ? [problem('account-overdue')] : []),
      ...(dueCents > freeCents ? [problem('credit-exceeded')] : []),
    ],
    credit: {
      limit: toDollars(company.creditLimitCents),
      free: toDollars(Math.max(0, freeCents)),
      freeAfter: toDollars(freeCents - dueCents),
    },
  };
}

/**
 * Returns what an order of this actor would need, by card and on account. Without problems it can be placed, or, where approvals
 * are needed, submitted. Whoever belongs to no company needs nothing.
 */
async function previewApproval(
  actor: Pick<Actor, 'userId' | 'company'>,
  dueCents: number,
  now: Date = new Date(),
): Promise<OrderApproval> {
  const membership = companyOf(actor);
  if (!membership) return { card: FREE, account: null };
  const company = await requireCompanyById(membership.id);
  if (company.state !== 'active') {
    return { card: { ...FREE, problems: [problem('company-not-active')] }, account: null };
  }
  const budget = budgetOf(company, actor.userId);
  const [usage = null] = budget ? await readUsage([budget], now) : [];
  const needs = orderNeeds(company, { userId: actor.userId, role: membership.role }, dueCents, usage);
  const card = {
    needed: needs.length > 0,
    needs: await shownNeeds(needs, { companyId: company._id, requesterId: actor.userId }),
    problems: [],
    ...(usage ? { budget: budgetPreview(usage, dueCents) } : {}),
  };
  const { poRequired } = company;
  if (company.termsDays === null) return { card, account: null, poRequired };
  const credit = await creditPreview(company, dueCents, now);
  return { card, account: { ...card, ...credit }, poRequired, termsDays: company.termsDays };
}
