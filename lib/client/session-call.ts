import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/errors';
import { ApiProblem } from './problem';
import { signInFailureMessage } from './sign-in-failure';

/**
 * next-auth's own calls (`/api/auth/*`). Its client, next-auth/react, is not used: it takes any failure to read the
 * session for a logout, and leaves the page when the store does not answer.
 */
const viewerSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  role: z.enum(['admin', 'customer']),
  emailVerified: z.boolean(),
});
const sessionSchema = z.object({ user: viewerSchema.optional() });
const csrfSchema = z.object({ csrfToken: z.string() });
const redirectSchema = z.object({ url: z.string() });
const problemSchema = z.object({ code: z.string(), detail: z.string() });

/** The signed-in user (spec §3): uid, displayName, email, photoURL, and what pages show or hide by. */
export type Viewer = z.infer<typeof viewerSchema>;

/** A refused sign-in or a missing session as a problem, by its code alone. */
export function problemByCode(code: string): ApiProblem {
  const status = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode][0] : 401;
  return new ApiProblem({ status, code, detail: signInFailureMessage(code) });
}

async function fetchJson(
  path: string,
  init: RequestInit = {},
): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(path, { ...init, cache: 'no-store', credentials: 'same-origin' });
    return { response, body: await response.json() };
  } catch (cause) {
    throw new ApiProblem({
      status: 0,
      code: 'network',
      detail: 'The store could not be reached. Please check your connection and try again.',
      cause,
    });
  }
}

function problemOf({ response, body }: { response: Response; body: unknown }): ApiProblem {
  const parsed = problemSchema.safeParse(body);
  return parsed.success
    ? new ApiProblem({ status: response.status, ...parsed.data })
    : new ApiProblem({ status: response.status, code: 'unreadable', detail: PROBLEMS.internal[2] });
}

/** A call that must succeed with this shape. Throws ApiProblem. */
export async function callForJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  init?: RequestInit,
): Promise<z.output<Schema>> {
  const answer = await fetchJson(path, init);
  const parsed = answer.response.ok ? schema.safeParse(answer.body) : undefined;
  if (parsed?.success) return parsed.data;
  throw problemOf(answer);
}

/** Who is signed in, null for nobody. Throws ApiProblem when the store cannot say. */
export async function readSession(): Promise<Viewer | null> {
  return (await callForJson('/api/auth/session', sessionSchema)).user ?? null;
}

/**
 * A state-changing call of next-auth, with its CSRF token; answers where next-auth would send the browser. Throws
 * ApiProblem, with the code that next-auth passes on in `error` where the sign-in was refused.
 */
export async function postToNextAuth(action: string, fields: Record<string, string>): Promise<URL> {
  const { csrfToken } = await callForJson('/api/auth/csrf', csrfSchema);
  const answer = await fetchJson(`/api/auth/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  const parsed = redirectSchema.safeParse(answer.body);
  if (!parsed.success) throw problemOf(answer);
  const url = new URL(parsed.data.url, window.location.origin);
  const error = url.origin === window.location.origin ? url.searchParams.get('error') : null;
  if (error !== null) throw problemByCode(error);
  if (!answer.response.ok) throw problemOf(answer);
  return url;
}
