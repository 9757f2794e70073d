import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { AppError } from '@/lib/shared/messages/errors';
import { requisitionResponse } from '../read/requisition-response';

/** The refusal of a step that a requisition can take no more, with the `current` one. */
export async function decided(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<AppError> {
  const current = await requisitionResponse(actor, requisition, now);
  return new AppError('requisition-decided', { members: { current } });
}
