import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { requireRequisition } from '../find-requisition';
import { requisitionResponse } from './requisition-response';

/** Throws `not-found` for others than its requester and approvers of the company. */
export async function getRequisition(actor: Actor, id: string, now: Date = new Date()): Promise<Requisition> {
  return requisitionResponse(actor, await requireRequisition(actor, id), now);
}
