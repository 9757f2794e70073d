import { ApiProblem, unreachableProblem } from '@/lib/client/problem';

/**
 * Calls of next-auth (`/api/auth/*`). Its client, next-auth/react, is not used: it takes any failure to read the session for
 * a logout, and navigates away when the store does not respond.
 */

export const ACCESS_TOKEN_KEY = 'accessToken';

export type Viewer = {
  id: string;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
  emailVerified: boolean;
  /** True for a member of an active or blocked company. */
  isMember?: true;
  /** True for an admin of a shop that charges freight or tax. */
  charges?: true;
};

/** Undefined for another shape. Every page loads this file, so it uses no schema library. */
type Reader<Value> = (body: unknown) => Value | undefined;

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

export function readText(name: string): Reader<string> {
  return (body) => {
    const value = fieldsOf(body)[name];
    return typeof value === 'string' ? value : undefined;
  };
}

function readViewer(body: unknown): Viewer | undefined {
  const { id, email, name, image, role, emailVerified, isMember, charges } = fieldsOf(body);
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string') return undefined;
  if (typeof emailVerified !== 'boolean' || (image !== null && typeof image !== 'string')) return undefined;
  if (role !== 'admin' && role !== 'customer') return undefined;
  const viewer: Viewer = { id, email, name, image, role, emailVerified };
  if (isMember === true) viewer.isMember = true;
  if (charges === true) viewer.charges = true;
  return viewer;
}

/** `{}` means that nobody is signed in. */
function readSessionBody(body: unknown): { viewer: Viewer | null } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('user' in body) || body.user === undefined) return { viewer: null };
  const viewer = readViewer(body.user);
  return viewer && { viewer };
}

/** Whatever the status. Throws ApiProblem `network`. */
export async function fetchJson(
  path: string,
  init: RequestInit = {},
): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(path, { ...init, cache: 'no-store', credentials: 'same-origin' });
    return { response, body: await response.json() };
  } catch (cause) {
    throw unreachableProblem(cause);
  }
}

export async function sessionProblemOf(result: { response: Response; body: unknown }): Promise<ApiProblem> {
  const { status } = result.response;
  const { code, detail } = fieldsOf(result.body);
  if (typeof code === 'string' && typeof detail === 'string') return new ApiProblem({ status, code, detail });
  const { PROBLEMS } = await import('@/lib/shared/messages/problems');
  return new ApiProblem({
    status,
    code: 'unreadable',
    detail: PROBLEMS.internal[2],
    reason: { code: 'internal' },
  });
}

export async function callForJson<Value>(
  path: string,
  read: Reader<Value>,
  init?: RequestInit,
): Promise<Value> {
  const result = await fetchJson(path, init);
  const value = result.response.ok ? read(result.body) : undefined;
  if (value !== undefined) return value;
  throw await sessionProblemOf(result);
}

/** Null for nobody. Throws ApiProblem when the store cannot respond. */
export async function readSession(): Promise<Viewer | null> {
  return (await callForJson('/api/auth/session', readSessionBody)).viewer;
}
