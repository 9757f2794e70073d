import type { ProblemCode } from '@/lib/shared/errors';
import { pageLanguageHeader } from './language/page-language';
import { ApiProblem } from './problem';
import { callForJson, fetchJson, problemOf, readText } from './session-call';

/** A refused sign-in or a missing session as a problem, by its code alone. The sentences are fetched when one is needed. */
export async function problemByCode(code: string): Promise<ApiProblem> {
  const [{ PROBLEMS }, { signInFailureMessage }] = await Promise.all([
    import('@/lib/shared/errors'),
    import('./sign-in-failure'),
  ]);
  const status = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode][0] : 401;
  return new ApiProblem({ status, code, detail: signInFailureMessage(code) });
}

/**
 * A state-changing call of next-auth, with its CSRF token; answers where next-auth would send the browser. Throws
 * ApiProblem, with the code that next-auth passes on in `error` where the sign-in was refused.
 */
export async function postToNextAuth(action: string, fields: Record<string, string>): Promise<URL> {
  const csrfToken = await callForJson('/api/auth/csrf', readText('csrfToken'));
  const answer = await fetchJson(`/api/auth/${action}`, {
    method: 'POST',
    headers: pageLanguageHeader(),
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  const target = readText('url')(answer.body);
  if (target === undefined) throw await problemOf(answer);
  const url = new URL(target, window.location.origin);
  const error = url.origin === window.location.origin ? url.searchParams.get('error') : null;
  if (error !== null) throw await problemByCode(error);
  if (!answer.response.ok) throw await problemOf(answer);
  return url;
}
