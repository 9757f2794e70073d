import type { Actor } from '@/lib/server/identity/actor';
import { mayCall } from '@/lib/server/identity/permissions';
import type { Desk } from '@/lib/shared/desk/desk.schema';
import { readAdminDesk } from './admin-desk';
import { type OpenRequests, readBuyerDesk } from './buyer-desk';

export type ReadDesk = Desk & {
  /** What a buyer waits for: their requests for quote and for approval. */
  requests?: OpenRequests;
};

/** `disabledEndpoints` is how many webhooks were disabled, where an admin asks. */
export async function readDesk(
  actor: Actor,
  disabledEndpoints: () => Promise<number>,
  now: Date = new Date(),
): Promise<ReadDesk> {
  return mayCall(actor, 'admin') ? readAdminDesk(actor, disabledEndpoints, now) : readBuyerDesk(actor, now);
}
