import type { ClientSession } from 'mongodb';
import { findOrderingCompany, membersGuard } from '@/lib/server/commerce/companies/find-company';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
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

/** What came of an approval: others have to answer too, or the order was placed, or it cannot be as it was submitted. */
type Outcome =
  | { is: 'open' }
  | { is: 'ordered'; order: OrderDocument; requester: Actor }
  | { is: 'outdated'; code: string; requester: Actor | null };

function changeBy(outcome: Outcome, actor: Actor, now: Date): Partial<RequisitionDocument> {
  if (outcome.is === 'open') return {};
  if (outcome.is === 'outdated') return { lastFailure: { code: outcome.code, at: now } };
  const endedBy = { userId: actor.userId, name: actor.name };
  return { state: 'ordered', orderId: outcome.order._id, endedAt: now, endedBy };
}

/**
 * Stores the actor's approval with what came of it. Returns whether it is the last one: then nothing is stored while the
 * outcome is `open`, since the order is placed with it. Throws `requisition-decided`, and what `giveApproval` throws.
 */
async function recordApproval(
  actor: Actor,
  found: RequisitionDocument,
  { outcome, now }: { outcome: Outcome; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const { needs, answered } = await giveApproval(actor, found, now, session);
  const isLast = areAllApproved(needs);
  if (outcome.is === 'open' && (isLast || answered.length === 0)) return isLast;
  const change = { needs, ...changeBy(outcome, actor, now) };
  const requisition = await changeSubmitted(found._id, change, session);
  if (!requisition) throw new AppError('requisition-decided');
  const facts = { actor, requisition, answered };
  if (outcome.is === 'ordered') {
    const order = { number: outcome.order.number, requester: outcome.requester };
    await recordRequisitionEvent('requisition.approved', { ...facts, order }, session);
  } else if (answered.length > 0) await recordRequisitionEvent('requisition.approved', facts, session);
  if (outcome.is === 'outdated') {
    const { code, requester } = outcome;
    await recordRequisitionEvent('requisition.outdated', { requisition, code, requester }, session);
  }
  return isLast;
}

async function answer(actor: Actor, found: RequisitionDocument, now: Date): Promise<void> {
  if (!isOpen(found, now)) return;
  await findOrderingCompany(actor);
  const open = { outcome: { is: 'open' }, now } as const;
  const isLast = await inTransaction((session) => recordApproval(actor, found, open, session));
  if (isLast) await orderApproved(actor, found, now);
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

type Given = {
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
  return { needs, answered: needs.filter(isNew).map(({ name }) => name) };
}

async function place(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<void> {
  const requester = await requesterOf(requisition);
  const id = requisition._id.toHexString();
  await placeOrder(
    requester,
    async () => ({
      ...(await frozenRequest(requester, requisition, now)),
      afterInsert: async (order, session) => {
        await recordApproval(
          actor,
          requisition,
          { outcome: { is: 'ordered', order, requester }, now },
          session,
        );
      },
    }),
    {
      idempotency: ownIdempotency('requisition', id),
      language: requisition.language,
      now,
    },
  );
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
    const changes = changesOf(error, requisition);
    const code = changes[0]?.code ?? error.code;
    const requester = await absentActor(requisition.requesterId);
    // Once what changed is settled, anybody who may answer can have it ordered.
    const outdated = { outcome: { is: 'outdated', code, requester }, now } as const;
    await inTransaction((session) => recordApproval(actor, requisition, outdated, session));
    throw new AppError('requisition-outdated', { members: { changes }, cause: error });
  }
}
