import type { ClientSession, ObjectId } from 'mongodb';
import { budgetOf, leftCentsOf, readUsage } from '@/lib/server/commerce/companies/budgets/budget-usage';
import { peopleOf } from '@/lib/server/commerce/companies/budgets/order-needs';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { findOrderNumbers } from '@/lib/server/commerce/orders/find-order';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor } from '@/lib/server/identity/actor';
import { isOwnedBy, ownerOf } from '@/lib/server/identity/owner';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { currentChanges } from './frozen-request';
import { serializeRequisition } from './requisition.serializer';
import { isEligible, isOpen, mayDecide, mayRead } from './requisitions.policy';
import { findRequisition } from './requisitions.repository';

/** Throws `not-found` for others than its requester and approvers of the company. */
export async function getRequisition(actor: Actor, id: string, now: Date = new Date()): Promise<Requisition> {
  return requisitionResponse(actor, await requireRequisition(actor, id), now);
}

/** Throws `not-found` for whoever may not read it. */
async function requireRequisition(actor: Actor, id: string): Promise<RequisitionDocument> {
  requireCompany(actor);
  const requisition = await findRequisition(parseObjectId(id));
  if (!requisition || !mayRead(actor, requisition)) throw new AppError('not-found');
  return requisition;
}

/** Throws `not-found` for whoever may not read it, and `forbidden` for others than its requester. */
export async function requireOwnRequisition(actor: Actor, id: string): Promise<RequisitionDocument> {
  const requisition = await requireRequisition(actor, id);
  if (!isOwnedBy('requisitions', ownerOf(actor), requisition)) throw new AppError('forbidden');
  return requisition;
}

/** Throws `not-found` for whoever may not read it, and `forbidden` for whoever may not answer it. */
export async function requireDecidable(actor: Actor, id: string): Promise<RequisitionDocument> {
  const requisition = await requireRequisition(actor, id);
  const { role } = requireCompany(actor);
  if (!isEligible(requisition, { userId: actor.userId, role })) throw new AppError('forbidden');
  return requisition;
}

export async function readAgain(id: ObjectId, session?: ClientSession): Promise<RequisitionDocument> {
  const requisition = await findRequisition(id, session);
  if (!requisition) throw new AppError('not-found');
  return requisition;
}

type Reader = Pick<Actor, 'userId' | 'company'>;

/** Returns requisitions as this member reads them. */
export async function requisitionResponses(
  actor: Reader,
  requisitions: readonly RequisitionDocument[],
  now: Date,
): Promise<Requisition[]> {
  const { id: companyId, role } = requireCompany(actor);
  const [people, numbers, nameOf] = await Promise.all([
    peopleOf(companyId),
    findOrderNumbers(requisitions.flatMap(({ orderId }) => orderId ?? [])),
    namesForPage(
      requisitions.flatMap(({ lines, language }) =>
        lines.map(({ toolId }) => ({ toolId: toolId.toHexString(), language })),
      ),
    ),
  ]);
  return requisitions.map((requisition) =>
    serializeRequisition(requisition, {
      nameOf,
      now,
      people,
      mayDecide: mayDecide(requisition, { userId: actor.userId, role }, now),
      orderNumber: numbers.get(requisition.orderId?.toHexString() ?? ''),
    }),
  );
}

/** Returns what the order would leave of its requester's budget. */
async function budgetAfter(
  { companyId, requesterId, dueCents }: RequisitionDocument,
  now: Date,
): Promise<Pick<Requisition, 'budget'>> {
  const budget = budgetOf(await requireCompanyById(companyId), requesterId);
  const [usage] = budget ? await readUsage([budget], now) : [];
  if (!usage) return {};
  const leftCents = leftCentsOf(usage);
  return {
    budget: {
      name: usage.budget.name,
      period: usage.period,
      limit: toDollars(usage.budget.limitCents),
      left: toDollars(Math.max(0, leftCents)),
      leftAfter: toDollars(leftCents - dueCents),
    },
  };
}

export async function requisitionResponse(
  actor: Reader,
  requisition: RequisitionDocument,
  now: Date = new Date(),
): Promise<Requisition> {
  const [response] = await requisitionResponses(actor, [requisition], now);
  if (!response) throw new Error('a requisition without a response');
  if (!isOpen(requisition, now)) return response;
  const [changes, budget] = await Promise.all([
    currentChanges(requisition, now),
    response.mayDecide ? budgetAfter(requisition, now) : {},
  ]);
  return { ...response, ...budget, ...(changes.length > 0 ? { changes } : {}) };
}
