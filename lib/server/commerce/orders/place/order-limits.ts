import type { ClientSession, ObjectId } from 'mongodb';
import { budgetOf } from '@/lib/server/commerce/companies/budgets/budget-usage';
import { chargeBudget } from '@/lib/server/commerce/companies/budgets/charge-budget';
import { orderNeeds, shownNeeds } from '@/lib/server/commerce/companies/budgets/order-needs';
import { requirePoNumber } from '@/lib/server/commerce/companies/find-company';
import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerKey } from '@/lib/server/identity/owner';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { Message } from '@/lib/shared/messages/messages';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';
import type { DeliveryRequest } from '@/lib/shared/orders/order.schema';
import { orderableOf } from '@/lib/shared/quantity/quantity-rules';
import { countPaidOrders, readHeldOrders } from '../buyer-orders.repository';
import { ownerOfOrder } from '../orders.policy';
import { type OpenOrders, openOrderCaps, openOrdersFault } from './open-orders.policy';
import type { ShortLine } from './order-terms';

/** How long the outcome of an account's orders counts. */
const LOOK_BACK_MS = 30 * 24 * 3_600_000;

function unitsByTool(lines: readonly Pick<OrderLine, 'toolId' | 'quantity'>[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { toolId, quantity } of lines) {
    const id = toolId.toHexString();
    units.set(id, (units.get(id) ?? 0) + quantity);
  }
  return units;
}

type Refused = { line: ShortLine; reason: Message<ReasonCode> };

function refusedLines(
  { lines }: OrderDocument,
  { offers, isVerified }: { offers: ToolOffers; isVerified: boolean },
  held: Omit<OpenOrders, 'unitsOfTool'> & { units: ReadonlyMap<string, number> },
): Refused[] {
  const caps = openOrderCaps(isVerified, env());
  return lines.flatMap(({ toolId, sku, quantity: units }) => {
    const offer = offers.get(toolId.toHexString());
    const reason = openOrdersFault(
      { units, moq: offer?.moq ?? 1, available: (offer ? orderableOf(offer) : 0) + units },
      { ...held, unitsOfTool: held.units.get(toolId.toHexString()) ?? 0 },
      caps,
      isVerified,
    );
    if (!reason) return [];
    const left = reason.code === 'unpaid-orders-units' ? Number(reason.params?.count ?? 0) : 0;
    return [{ line: { toolId: toolId.toHexString(), sku, wanted: units, left }, reason }];
  });
}

/**
 * Throws `too-many-unpaid-orders`, with the lines concerned, if the buyer's unpaid orders leave no room for this one.
 * `offers` are the tools after its units were reserved; the order is not stored yet. Two orders of one buyer at once
 * conflict, and one is run again.
 */
export async function requireWithinCaps(
  order: OrderDocument,
  context: { offers: ToolOffers; isVerified: boolean },
  session: ClientSession,
): Promise<void> {
  const { placedAt } = order;
  const owner = ownerOfOrder(order);
  await takeGuard(`orders of ${ownerKey(owner)}`, session, placedAt);
  const since = new Date(placedAt.getTime() - LOOK_BACK_MS);
  const { open, lapsed } = await readHeldOrders(owner, since, session);
  const paid = lapsed > 0 ? await countPaidOrders(owner, since, session) : 0;
  const held = { orders: open.length, units: unitsByTool(open.flat()), lapsed, paid };
  const refused = refusedLines(order, context, held);
  const [first] = refused;
  if (!first) return;
  throw new AppError('too-many-unpaid-orders', {
    reason: first.reason,
    members: { lines: refused.map(({ line }) => line) },
  });
}

export type Approved = {
  /** Of an order that was submitted for this company. Without it an order is refused where a rule or a budget asks for one. */
  approval?: { companyId: ObjectId; isForBudget: boolean } | undefined;
  /** From a tool's page, which takes neither a PO number nor a submission: what needs one is refused with `order-by-cart`. */
  isByPage?: true;
};

/** Throws where the company does not order like this: `conflict`, `order-by-cart`, or `validation-failed` without a PO number. */
export function requireAccepted(
  company: Pick<CompanyDocument, '_id' | 'poRequired'>,
  { approval, isByPage, delivery: { poNumber } }: Approved & { delivery: Pick<DeliveryRequest, 'poNumber'> },
): void {
  if (approval && !approval.companyId.equals(company._id)) throw new AppError('conflict');
  if (isByPage && company.poRequired && !poNumber) throw new AppError('order-by-cart');
  requirePoNumber(company, poNumber);
}

/**
 * Charges an order of a company to its buyer's budget. Throws `approval-required` with the `needs` that nobody has answered. In
 * the transaction that stores the order, which has taken the guard of the company's orders.
 */
export async function requireApproval(
  { userId, company: membership }: Pick<Actor, 'userId' | 'company'>,
  order: OrderDocument,
  { company, approval, isByPage }: Approved & { company: CompanyDocument },
  session: ClientSession,
): Promise<void> {
  const budget = budgetOf(company, userId);
  const usage = budget && (await chargeBudget(order, { budget, companyId: company._id }, session));
  const member = { userId, role: membership?.role ?? 'buyer' };
  const needs = orderNeeds(company, member, order.totals.totalCents, usage);
  const isAnswered = (code: string) => approval && (code === 'rule' || approval.isForBudget);
  const open = needs.filter(({ code }) => !isAnswered(code));
  if (open.length > 0) {
    const shown = await shownNeeds(open, { companyId: company._id, requesterId: userId }, session);
    throw new AppError(isByPage ? 'order-by-cart' : 'approval-required', { members: { needs: shown } });
  }
}
