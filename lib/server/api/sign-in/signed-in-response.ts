import { type JsonResponse, respond } from '@/lib/server/api/responses';
import { writeSessionCookie } from '@/lib/server/identity/sessions/session-cookie';
import { openSession } from '@/lib/server/identity/sessions/sessions';
import type { Identity } from '@/lib/server/identity/users/identity';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';

type SignedIn<Body> = {
  body: Body;
  status?: number;
  signIn: Pick<SessionRecord, 'method' | 'secondFactor'>;
};

export async function signedInResponse<Body>(
  user: Identity,
  request: Request,
  { body, status = 200, signIn }: SignedIn<Body>,
): Promise<JsonResponse<Body>> {
  const sessionId = await openSession(user, signIn, request);
  const cookie = await writeSessionCookie({
    userId: user._id.toHexString(),
    sessionId,
    sessionVersion: user.sessionVersion,
    email: user.email,
    name: user.name,
    image: user.image,
    role: user.role,
  });
  return respond(body, { status, headers: [['set-cookie', cookie]] });
}
