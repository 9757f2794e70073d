import 'server-only';
import type { SessionRecord } from '../db/documents/users';
import type { Identity } from '../users/identity';
import { writeSessionCookie } from './session-cookie';
import { openSession } from './sessions';

type SignedInAnswer = {
  body: unknown;
  status?: number;
  /** How they proved who they are. */
  signIn: Pick<SessionRecord, 'method' | 'secondFactor'>;
};

/** An answer that also signs this user in, in place of whatever session the browser had. */
export async function signedInResponse(
  user: Identity,
  request: Request,
  { body, status = 200, signIn }: SignedInAnswer,
): Promise<Response> {
  const sessionId = await openSession(user, signIn, request);
  const cookie = await writeSessionCookie({
    userId: user._id.toHexString(),
    sessionId,
    sessionVersion: user.sessionVersion,
    email: user.email,
    name: user.name,
    image: user.image ?? null,
    role: user.role,
  });
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'set-cookie': cookie } });
}
