import { pageLanguageHeader } from '@/lib/client/language/page-language';
import { ApiProblem } from '@/lib/client/problem';
import type { ProblemCode } from '@/lib/shared/messages/problems';
import { callForJson, fetchJson, readText, sessionProblemOf } from './session-call';

/** From the code of a refused sign-in or missing session. The sentences are loaded when one is needed. */
export async function problemByCode(code: string): Promise<ApiProblem> {
  const [{ PROBLEMS }, { signInFailure }] = await Promise.all([
    import('@/lib/shared/messages/problems'),
    import('./sign-in-failure'),
  ]);
  const status = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode][0] : 401;
  return new ApiProblem({ status, code, ...signInFailure(code) });
}

/**
 * Sends the CSRF token and returns next-auth's redirect target. Throws ApiProblem with the code in `error` if the sign-in was
 * refused.
 */
export async function postToNextAuth(action: string, fields: Record<string, string>): Promise<URL> {
  const csrfToken = await callForJson('/api/auth/csrf', readText('csrfToken'));
  const result = await fetchJson(`/api/auth/${action}`, {
    method: 'POST',
    headers: pageLanguageHeader(),
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  const target = readText('url')(result.body);
  if (target === undefined) throw await sessionProblemOf(result);
  const url = new URL(target, window.location.origin);
  const error = url.origin === window.location.origin ? url.searchParams.get('error') : null;
  if (error !== null) throw await problemByCode(error);
  if (!result.response.ok) throw await sessionProblemOf(result);
  return url;
}
