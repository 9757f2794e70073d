import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { deviceLabel } from '@/lib/server/identity/sessions/device-label';
import { sessionHandle } from '@/lib/server/identity/sessions/session-id';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { SessionRow } from '@/lib/shared/accounts/session.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** The current session first, then by last use. Throws `unauthenticated` if the account is gone. */
export async function listSessions(actor: Actor, now: Date = new Date()): Promise<SessionRow[]> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const own = sessionHandle(actor.sessionId);
  return (user.sessions ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .sort(
      (a, b) =>
        Number(b.id === own) - Number(a.id === own) || b.lastUsedAt.getTime() - a.lastUsedAt.getTime(),
    )
    .map(({ id, method, secondFactor, device, address, createdAt, lastUsedAt }) => ({
      id,
      current: id === own,
      method,
      secondFactor,
      device: deviceLabel(device),
      ...device,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}
