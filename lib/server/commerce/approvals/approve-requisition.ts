import type { ClientSession } from 'mongodb';
import { findOrderingCompany, membersGuard } from '@/lib/server/commerce/companies/find-company';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { ownIdempotency } from '@/lib/server/platform/idempotency';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { decided } from './end-requisition';
import { changesOf, frozenRequest, isOutdated, requesterOf } from './frozen-request';
import { readAgain, requireDecidable, requisitionResponse } from './get-requisition';
import { recordRequisitionEvent } from './requisition-events';
import { areAllApproved, isApprovedBy, isEligible, isOpen, withApproval } from './requisitions.policy';
import { changeSubmitted } from './requisitions.repository';

/** Stores the actor's approval. Returns false, storing nothing, where it is the last one: then the order is placed with it. */
async function recordApproval(actor: Actor, found: RequisitionDocument, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const { needs, answered } = await giveApproval(actor, found, now, session);
    if (areAllApproved(needs)) return false;
    if (answered.length === 0) return true;
    const requisition = await changeSubmitted(found._id, { needs }, session);
    if (!requisition) throw new AppError('requisition-decided');
    await recordRequisitionEvent('requisition.approved', { actor, requisition, answered }, session);
    return true;
  });
}

async function answer(actor: Actor, found: RequisitionDocument, now: Date): Promise<void> {
  if (!isOpen(found, now)) return;
  await findOrderingCompany(actor);
  if (!(await recordApproval(actor, found, now))) await orderApproved(actor, found, now);
}

/**
 * Approves every open need that the actor may answer; the last approval places the order. Repeated it returns the same. Throws
 * `not-found`, `forbidden`, `company-not-active`, `requisition-decided` with the `current` one, `requisition-outdated` with the
 * `changes`.
 */
export async function approveRequisition(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<Requisition> {
  const found = await requireDecidable(actor, id);
  try {
    await answer(actor, found, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'requisition-decided') throw error;
  }
  const current = await readAgain(found._id);
  const isTheirs = isApprovedBy(current, actor.userId) || current.endedBy?.userId.equals(actor.userId);
  const isAnswered = isOpen(current, now) || (current.state === 'ordered' && isTheirs);
  if (!isAnswered) throw await decided(actor, current, now);
  return requisitionResponse(actor, current, now);
}

export type Given = {
  requisition: RequisitionDocument;
  needs: RequisitionNeed[];
  /** The names of the needs that this approval answers. */
  answered: string[];
};

/**
 * Returns a requisition's needs with the actor's approval, as both are in this transaction. Stores nothing. Throws
 * `requisition-decided` where it is open no more, and `forbidden`
 * where its giver may not answer it any more.
 */
async function giveApproval(
  actor: Actor,
  { _id, companyId }: Pick<RequisitionDocument, '_id' | 'companyId'>,
  now: Date,
  session: ClientSession,
): Promise<Given> {
  await takeGuard(membersGuard(companyId), session);
  const requisition = await readAgain(_id, session);
  if (!isOpen(requisition, now)) throw new AppError('requisition-decided');
  const account = await findIdentityById(actor.userId, session);
  const membership = account && membershipOf(account);
  if (!membership?.id.equals(companyId)) throw new AppError('not-found');
  const person = { userId: actor.userId, role: membership.role, name: actor.name };
  if (!isEligible(requisition, person)) throw new AppError('forbidden');
  const needs = withApproval(requisition.needs, person, now);
  const isNew = (need: RequisitionNeed, place: number) => need.yes && !requisition.needs[place]?.yes;
  return { requisition, needs, answered: needs.filter(isNew).map(({ name }) => name) };
}

async function place(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<void> {
  const requester = await requesterOf(requisition);
  const id = requisition._id.toHexString();
  await placeOrder(
    requester,
    async () => ({
      ...(await frozenRequest(requester, requisition, now)),
      afterInsert: async (order, session) => {
        const { needs, answered } = await giveApproval(actor, requisition, now, session);
        const endedBy = { userId: actor.userId, name: actor.name };
        const change = { state: 'ordered', needs, orderId: order._id, endedAt: now, endedBy } as const;
        const ordered = await changeSubmitted(requisition._id, change, session);
        if (!ordered) throw new AppError('requisition-decided');
        const placed = { number: order.number, requester };
        const facts = { actor, requisition: ordered, answered, order: placed };
        await recordRequisitionEvent('requisition.approved', facts, session);
      },
    }),
    {
      idempotency: ownIdempotency('requisition', id),
      language: requisition.language,
      now,
    },
  );
}

/** Stores the approval without an order: once what changed is settled, anybody who may answer can have it ordered. */
async function keepFailure(
  actor: Actor,
  found: RequisitionDocument,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const requester = await absentActor(found.requesterId);
  await inTransaction(async (session) => {
    const { needs, answered } = await giveApproval(actor, found, now, session);
    const change = { needs, lastFailure: { code, at: now } };
    const requisition = await changeSubmitted(found._id, change, session);
    if (!requisition) throw new AppError('requisition-decided');
    if (answered.length > 0)
      await recordRequisitionEvent('requisition.approved', { actor, requisition, answered }, session);
    await recordRequisitionEvent('requisition.outdated', { requisition, code, requester }, session);
  });
}

/**
 * Places the order of a requisition whose last approval is the actor's, both in one transaction. Throws `requisition-outdated`
 * with the `changes` where it can no longer be ordered as submitted, and `requisition-decided`.
 */
async function orderApproved(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<void> {
  try {
    await place(actor, requisition, now);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const changes = changesOf(error);
    await keepFailure(actor, requisition, { code: changes[0]?.code ?? error.code, now });
    throw new AppError('requisition-outdated', { members: { changes }, cause: error });
  }
}
