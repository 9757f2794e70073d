import { BROWSER } from '@/lib/shared/browser-messages';
import type { FieldErrors } from '@/lib/shared/errors';
import { inPageLanguage } from './language/sentences';

/** What a failed call says (RFC 9457, decisions §2), and what a dead network says: `status` 0, `code` "network". */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  /** One sentence for the person. */
  readonly detail: string;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: {
    status: number;
    code: string;
    detail: string;
    errors?: FieldErrors | undefined;
    retryAfterSeconds?: number | undefined;
    cause?: unknown;
  }) {
    super(problem.detail, { cause: problem.cause });
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}

/** The store, or the network on the way to it, did not answer. */
export function unreachableProblem(cause: unknown): ApiProblem {
  return new ApiProblem({ status: 0, code: 'network', detail: BROWSER.network, cause });
}

/** Any thrown thing as one sentence a person can act on, in the language of the page. */
export function sentenceOf(error: unknown): string {
  return inPageLanguage(error instanceof ApiProblem ? error.detail : BROWSER.broken);
}
