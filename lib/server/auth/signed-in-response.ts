import 'server-only';
import type { Identity } from '../users/identity';
import { writeSessionCookie } from './session-cookie';

/** An answer that also signs this user in, in place of whatever session the browser had. */
export async function signedInResponse(user: Identity, body: unknown, status = 200): Promise<Response> {
  const cookie = await writeSessionCookie({
    userId: user._id.toHexString(),
    sessionVersion: user.sessionVersion,
    email: user.email,
    name: user.name,
    image: user.image ?? null,
    role: user.role,
  });
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'set-cookie': cookie } });
}
