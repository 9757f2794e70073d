import { createHash } from 'node:crypto';
import { HttpRefusal } from '@forgeline/emulator-kit/json-http';

export type Identity = {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

/** The result of the next authorization: an identity, or an OAuth error code such as `access_denied`. */
export type NextResult = { identity: Identity } | { error: string };

export const GOOGLE_BUYER: Identity = {
  sub: '108204268033311374519',
  email: 'googlebuyer@example.com',
  email_verified: true,
  name: 'Google Buyer',
  given_name: 'Google',
  family_name: 'Buyer',
};

const TEXT_CLAIMS = ['sub', 'email', 'name', 'given_name', 'family_name', 'picture'] as const;
const KNOWN = new Set<string>([...TEXT_CLAIMS, 'email_verified', 'error', 'login_hint']);

/** Reads the body of the control call. What is left out is derived from the e-mail. Throws HttpRefusal 400. */
export function parseChoice(body: Record<string, unknown>): { hint: string; result: NextResult } {
  for (const name of Object.keys(body)) {
    if (!KNOWN.has(name)) throw new HttpRefusal(400, `Unknown field ${name}.`);
  }
  const { login_hint: hint, error } = body;
  if (typeof hint !== 'string' || hint === '') throw new HttpRefusal(400, 'login_hint must be text.');
  if (error === undefined) return { hint, result: { identity: readIdentity(body) } };
  if (typeof error !== 'string' || error === '') throw new HttpRefusal(400, 'error must be a code.');
  return { hint, result: { error } };
}

function readIdentity(body: Record<string, unknown>): Identity {
  for (const name of TEXT_CLAIMS) {
    if (body[name] !== undefined && typeof body[name] !== 'string') {
      throw new HttpRefusal(400, `${name} must be text.`);
    }
  }
  const verified = body.email_verified ?? true;
  if (typeof verified !== 'boolean') throw new HttpRefusal(400, 'email_verified must be true or false.');
  const email = (body.email as string | undefined) ?? GOOGLE_BUYER.email;
  const fallback = email === GOOGLE_BUYER.email ? GOOGLE_BUYER : identityFor(email);
  const given = Object.fromEntries(TEXT_CLAIMS.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
  return { ...fallback, ...given, email, email_verified: verified };
}

/** The same e-mail is always the same Google account: its `sub` never changes. */
function identityFor(email: string): Identity {
  const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`);
  return {
    sub: `1${digits.toString().padStart(20, '0')}`,
    email,
    email_verified: true,
    name: email.split('@')[0] ?? email,
  };
}
