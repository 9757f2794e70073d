import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { sessionHandle } from './session-id';

const RECENT_MS = 10 * 60_000;

export async function isSignInRecent(actor: Actor, now: Date): Promise<boolean> {
  const user = await findIdentityById(actor.userId);
  const handle = sessionHandle(actor.sessionId);
  const record = user?.sessions?.find(({ id }) => id === handle);
  return record !== undefined && now.getTime() - record.createdAt.getTime() < RECENT_MS;
}
