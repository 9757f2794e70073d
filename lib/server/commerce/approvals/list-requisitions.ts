import type { ObjectId } from 'mongodb';
import { orderWords } from '@/lib/server/commerce/orders/read/order-words';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { companyOf, requireCompany } from '@/lib/server/identity/users/company-members';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import type { Requisition, RequisitionsQuery } from '@/lib/shared/approvals/requisition.schema';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { toDollars } from '@/lib/shared/numbers/money';
import { requisitionResponses } from './get-requisition';
import {
  countRequisitions,
  findRequisitions,
  findRequisitionsLike,
  type RequisitionSelection,
  readWaitingRequisitions,
} from './requisitions.repository';

const PAGE_LIMIT = 50;
const LISTED_LINES_MAX = 5;

type Reader = Pick<Actor, 'userId' | 'company'>;

function toDecideOf(
  { userId }: Reader,
  { id: companyId, role }: MembershipRecord,
  now: Date,
): RequisitionSelection {
  return {
    companyId,
    state: 'submitted',
    expires: { after: now },
    decider: { userId, isOwner: mayInCompany(role, 'give-every-approval') },
  };
}

function inState(asked: RequisitionsQuery['state'], now: Date): Partial<RequisitionSelection> {
  if (asked === 'expired') return { state: 'submitted', expires: { by: now } };
  return { state: asked, ...(asked === 'submitted' ? { expires: { after: now } } : {}) };
}

/** Buyers have none to decide. */
function selectionOf(
  actor: Reader,
  membership: MembershipRecord,
  { state, mine, toDecide }: RequisitionsQuery,
  now: Date,
): RequisitionSelection | null {
  const isApprover = mayInCompany(membership.role, 'read-requisitions');
  const own = mine || !isApprover ? { requesterId: actor.userId } : {};
  const selection = { companyId: membership.id, ...inState(state, now), ...own };
  if (!toDecide) return selection;
  const isNone = !isApprover || mine || (state !== undefined && state !== 'submitted');
  return isNone ? null : toDecideOf(actor, membership, now);
}

/**
 * One's own, for approvers and owners all of the company; the newest first, with their first lines. All of them unless `page` or
 * `limit` is given. Throws `not-found` without a company.
 */
export async function listRequisitions(
  actor: Reader,
  { page, limit, ...query }: RequisitionsQuery = {},
  now: Date = new Date(),
): Promise<{ requisitions: Requisition[]; total: number }> {
  const selection = selectionOf(actor, requireCompany(actor), query, now);
  if (!selection) return { requisitions: [], total: 0 };
  const most = page === undefined && limit === undefined ? 0 : (limit ?? PAGE_LIMIT);
  const [found, total] = await Promise.all([
    findRequisitions(selection, {
      skip: ((page ?? 1) - 1) * most,
      limit: most,
      linesMax: LISTED_LINES_MAX,
    }),
    countRequisitions(selection),
  ]);
  return { requisitions: await requisitionResponses(actor, found, now), total };
}

/** Returns how many requests the actor may decide; null for those who decide nothing, and without a company. */
export async function countToDecide(actor: Reader, now: Date = new Date()): Promise<number | null> {
  const membership = companyOf(actor);
  if (!membership || !mayInCompany(membership.role, 'give-approvals')) return null;
  return countRequisitions(toDecideOf(actor, membership, now));
}

export type WaitingRequisition = {
  id: string;
  number: string;
  requesterName: string;
  toolName: string;
  units: number;
  lineCount: number;
  cents: number;
  submittedAt: Date;
  expiresAt: Date;
};

type WaitingPart = { count: number; cents: number; first: WaitingRequisition[] };

const NONE_WAIT: WaitingPart = { count: 0, cents: 0, first: [] };

/** Reads those that the actor may decide and their own, the oldest first; none without a company. */
export async function readDeskRequisitions(
  actor: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<Record<'toDecide' | 'own', WaitingPart>> {
  const membership = companyOf(actor);
  if (!membership) return { toDecide: NONE_WAIT, own: NONE_WAIT };
  const { id: companyId, role } = membership;
  const { decider } = mayInCompany(role, 'give-approvals')
    ? toDecideOf(actor, membership, now)
    : { decider: undefined };
  const found = await readWaitingRequisitions(
    { companyId, now, limit },
    { requesterId: actor.userId, decider },
  );
  const nameOf = await namesForPage(
    [...found.toDecide.first, ...found.own.first].flatMap(({ lines: [line], language }) =>
      line ? [{ toolId: line.toolId.toHexString(), language }] : [],
    ),
  );
  const part = ({ count, sums, first }: typeof found.own): WaitingPart => ({
    ...{ count, cents: sums.cents ?? 0 },
    first: first.map(({ _id, number, requesterName, units, lineCount, dueCents, ...more }) => {
      const { lines, language, submittedAt, expiresAt } = more;
      const [line] = lines;
      return {
        ...{ id: _id.toHexString(), number, requesterName, units, lineCount, cents: dueCents },
        ...{ submittedAt, expiresAt },
        toolName: line ? nameOf({ toolId: line.toolId.toHexString(), name: line.name, language }) : '',
      };
    }),
  });
  return { toDecide: part(found.toDecide), own: part(found.own) };
}

/** Whose number or PO number begins with the text, or of these companies; the newest first. Throws `forbidden`. */
export async function findRequisitionsByWords(
  actor: Actor,
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-companies');
  const found = await findRequisitionsLike(typed, companies, limit);
  return found.map(({ _id, number, requesterName, poNumber, dueCents, companyId, orderId }) => ({
    kind: 'approval',
    _id: _id.toHexString(),
    name: number,
    detail: [requesterName, poNumber].filter(Boolean).join(' · '),
    value: toDollars(dueCents),
    companyId: companyId.toHexString(),
    ...(orderId ? { orderId: orderId.toHexString() } : {}),
  }));
}

const FOUND_MAX = 5;

export type WaitingOrder = { _id: string; number: string };

/**
 * Orders that wait for approval and have these words in their number, PO number, tools or requester: a member's own, or for
 * `everybody` those of the company; nothing for who may not read them.
 */
export async function findWaiting(
  { userId, company }: { userId: ObjectId; company: MembershipRecord | null },
  { q, everybody = false }: { q: string | undefined; everybody?: boolean },
  now: Date = new Date(),
): Promise<WaitingOrder[]> {
  if (!company || !q?.trim() || (everybody && !mayInCompany(company.role, 'read-requisitions'))) return [];
  const found = await findRequisitions(
    {
      companyId: company.id,
      state: 'submitted',
      expires: { after: now },
      words: orderWords(q),
      ...(everybody ? {} : { requesterId: userId }),
    },
    { skip: 0, limit: FOUND_MAX, linesMax: 1 },
  );
  return found.map(({ _id, number }) => ({ _id: _id.toHexString(), number }));
}
