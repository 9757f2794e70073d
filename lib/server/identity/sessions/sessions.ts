import { ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Identity } from '@/lib/server/identity/users/identity';
import { addSession, removeExpiredSessions, removeSession } from '@/lib/server/identity/users/user-sessions';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { startJob } from '@/lib/server/platform/jobs/start-job';
import { sessionEnd } from './current-session';
import { deviceLabel, deviceOf } from './device';
import { readSessionCookie } from './session-cookie';
import { newSessionId, sessionHandle } from './session-token';

type SignIn = Pick<SessionRecord, 'method' | 'secondFactor'>;

/** A new id at every sign-in, which replaces the browser's session, prevents session fixation. */
export async function openSession(
  user: Pick<Identity, '_id' | 'role'>,
  signIn: SignIn,
  request: { headers: Headers },
  now: Date = new Date(),
): Promise<string> {
  const sessionId = newSessionId();
  const address = clientAddress(request.headers);
  const record: SessionRecord = {
    id: sessionHandle(sessionId),
    ...signIn,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(now, now),
    address,
    device: deviceOf(request.headers.get('user-agent')),
  };
  const replaced = await readSessionCookie(request.headers.get('cookie'));
  await inTransaction(async (transaction) => {
    if (replaced)
      await removeSession(new ObjectId(replaced.userId), sessionHandle(replaced.sessionId), transaction);
    await addSession(user._id, record, transaction);
    const actor = { userId: user._id, role: user.role };
    const device = deviceLabel(record.device);
    await recordAccountEvent('session.signed-in', { actor, address, ...signIn, device }, transaction);
  });
  return sessionId;
}

export async function closeSession(request: { headers: Headers }): Promise<void> {
  const claims = await readSessionCookie(request.headers.get('cookie'));
  if (!claims) return;
  const userId = new ObjectId(claims.userId);
  await inTransaction(async (transaction) => {
    const user = await removeSession(userId, sessionHandle(claims.sessionId), transaction);
    if (!user) return;
    const actor = { userId, role: user.role };
    const address = clientAddress(request.headers);
    await recordAccountEvent('session.signed-out', { actor, address }, transaction);
  });
}

const EVERY_MS = 60 * 60_000;
const LEASE_MS = 5 * 60_000;

export function startSessionJobs(): { stop: () => void } {
  return startJob({
    name: 'remove-expired-sessions',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => removeExpiredSessions(),
  });
}
