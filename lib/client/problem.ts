import type { z } from 'zod';
import { BROWSER } from '@/lib/shared/messages/browser-messages';
import type { FieldErrors } from '@/lib/shared/messages/errors';
import type { Message } from '@/lib/shared/messages/messages';
import { translate } from './language/translations';

type ProblemFields = {
  status: number;
  code: string;
  detail: string;
  /** The message of `detail`, where it is not the one of `code`. */
  reason?: Message | undefined;
  errors?: FieldErrors | undefined;
  issues?: Record<string, Message[]> | undefined;
  retryAfterSeconds?: number | undefined;
  /** Other members: `current` of something edited meanwhile. */
  members?: Readonly<Record<string, unknown>> | undefined;
  cause?: unknown;
};

/** RFC 9457, product §7.4. A network error has `status` 0 and `code` "network". */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly reason: Message | undefined;
  readonly errors: FieldErrors;
  readonly issues: Record<string, Message[]>;
  readonly retryAfterSeconds: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(problem: ProblemFields) {
    super(problem.detail, { cause: problem.cause });
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.reason = problem.reason;
    this.errors = problem.errors ?? {};
    this.issues = problem.issues ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds;
    this.members = problem.members ?? {};
  }
}

export function unreachableProblem(cause: unknown): ApiProblem {
  return new ApiProblem({ status: 0, code: 'network', detail: BROWSER.network, cause });
}

/** Returns what someone else saved, where a change is refused as `edited-meanwhile`. */
export function savedMeanwhile<Schema extends z.ZodType>(
  error: unknown,
  schema: Schema | undefined,
): z.output<Schema> | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  return schema?.safeParse(error.members.current).data ?? null;
}

/** No response, or the store was busy or failed. */
export function mayArriveLater(failure: unknown): boolean {
  if (!(failure instanceof ApiProblem)) return false;
  const { status } = failure;
  return status === 0 || status === 429 || status >= 500;
}

/** One sentence that people can act on, in the language of the page, for anything thrown. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return translate({ code: 'broken' }, BROWSER.broken);
  return translate(error.reason ?? { code: error.code }, error.detail);
}

export function fieldMessageOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const english = error.errors[field]?.[0];
  const message = error.issues[field]?.[0];
  return english !== undefined && message ? translate(message, english) : english;
}
