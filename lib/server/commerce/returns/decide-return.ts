import type { ClientSession } from 'mongodb';
import { findOrder } from '@/lib/server/commerce/orders/find-order';
import { putOrderReturn } from '@/lib/server/commerce/orders/lifecycle/order-returns';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { ApproveReturnInput, ManagedReturn, Return } from '@/lib/shared/returns/return.schema';
import { type ReturnStep, stateAfter } from '@/lib/shared/shipments/return-states';
import { managedReturnResponse, recipientOf, requireOwnReturn, returnResponse } from './read-returns';
import { invalidLines, requireStep, returnDecided, saidOfLines, standingOf } from './return.policy';
import { recordReturnEvent } from './return-events';
import { findReturn, updateReturn } from './returns.repository';

const EVENT_OF = {
  approve: 'return.approved',
  refuse: 'return.refused',
  withdraw: 'return.withdrawn',
  receive: 'return.received',
  settle: 'return.settled',
  close: 'return.closed',
} as const;

/** What a step changes besides the state, and does besides; it throws where it is not allowed. */
type Change = (
  made: ReturnDocument,
  order: OrderDocument,
  session: ClientSession,
) => Partial<ReturnDocument> | Promise<Partial<ReturnDocument>>;

/** Moves a return as it was read in this transaction, with what its order has of it, audit and mail. */
export async function moveReturn(
  { made: before, step, change }: { made: ReturnDocument; step: ReturnStep; change: Change },
  actor: Caller,
  session: ClientSession,
): Promise<ReturnDocument> {
  const order = await findOrder(before.orderId, session);
  if (!order) throw new Error(`the order of return ${before.number} is gone`);
  const set = { ...(await change(before, order, session)), state: stateAfter(step) };
  const made = await updateReturn(before, set, session);
  if (!made) throw new Error(`return ${before.number} changed within a transaction`);
  await putOrderReturn(order, standingOf(made), session);
  const facts = { actor, made, from: before.state, recipient: await recipientOf(made, order, session) };
  await recordReturnEvent(EVENT_OF[step], facts, session);
  return made;
}

/**
 * Takes a step of a return, or returns it unchanged where that was taken, unless `isSame` says that this is another. Throws `not-found`,
 * `return-decided`.
 */
export async function takeReturnStep(
  actor: Caller,
  id: string,
  step: ReturnStep,
  { change, isSame = () => true }: { change: Change; isSame?: (made: ReturnDocument) => boolean },
): Promise<ReturnDocument> {
  const returnId = parseObjectId(id);
  return inTransaction(async (session) => {
    const made = await findReturn(returnId, session);
    if (!made) throw new AppError('not-found');
    if (requireStep(step, made)) return moveReturn({ made, step, change }, actor, session);
    if (!isSame(made)) throw returnDecided(made);
    return made;
  });
}

/** Throws `forbidden`, `not-found`, `return-decided`, and `validation-failed` for more units than were asked for, or none at all. */
export async function approveReturn(
  actor: Actor,
  id: string,
  { lines: named = [], instructions }: ApproveReturnInput = {},
  now: Date = new Date(),
): Promise<ManagedReturn> {
  requirePermission(actor, 'manage-orders');
  const made = await takeReturnStep(actor, id, 'approve', {
    change: (before) => {
      const lines = saidOfLines(before.lines, named).map(({ line, said }) => {
        return { ...line, approved: said ? said.quantity : line.quantity };
      });
      if (lines.some(({ approved, quantity }) => approved > quantity))
        throw invalidLines('return-units-too-many');
      if (lines.every(({ approved }) => approved === 0)) throw invalidLines('lines-required');
      return { lines, decidedAt: now, decidedBy: actor.userId, ...(instructions ? { instructions } : {}) };
    },
  });
  return managedReturnResponse(made);
}

/** Throws `forbidden`, `not-found`, `return-decided`. */
export async function refuseReturn(
  actor: Actor,
  id: string,
  refusal: string,
  now: Date = new Date(),
): Promise<ManagedReturn> {
  requirePermission(actor, 'manage-orders');
  const change = () => ({ refusal, decidedAt: now, decidedBy: actor.userId });
  return managedReturnResponse(await takeReturnStep(actor, id, 'refuse', { change }));
}

/** Nothing came, or no money is due for what did. Throws `forbidden`, `not-found`, `return-decided`. */
export async function closeReturn(
  actor: Actor,
  id: string,
  endReason: string,
  now: Date = new Date(),
): Promise<ManagedReturn> {
  requirePermission(actor, 'manage-orders');
  const change = () => ({ endReason, endedAt: now, endedBy: actor.userId });
  return managedReturnResponse(await takeReturnStep(actor, id, 'close', { change }));
}

/** By whoever may read it on the buyer's side. Throws `not-found`, `return-decided`. */
export async function withdrawReturn(actor: Actor, id: string, now: Date = new Date()): Promise<Return> {
  await requireOwnReturn(actor, id);
  const change = () => ({ endedAt: now, endedBy: actor.userId });
  return returnResponse(await takeReturnStep(actor, id, 'withdraw', { change }));
}
