import { fillText } from '../text/fill-text';
import { FILE_VALIDATION } from './import-messages';
import { type IssueCode, type Message, VALIDATION } from './messages';
import { PROBLEMS, type ProblemCode } from './problems';
import { REFUSAL, type ReasonCode } from './refusal-messages';

export type FieldIssue = IssueCode | Message<IssueCode>;

export type FieldIssues = Record<string, FieldIssue[]>;

export type FieldErrors = Record<string, string[]>;

export type AppErrorOptions = {
  /** A more precise message than the code's own. */
  reason?: Message<ReasonCode> | undefined;
  issues?: FieldIssues;
  /** Extension members of the problem (RFC 9457, section 3.2). */
  members?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  /** How often it may be done, where that was too often. */
  limit?: number;
  cause?: unknown;
};

function sentenceOf(code: ProblemCode, reason: Message<ReasonCode> | undefined): string {
  return reason ? fillText(REFUSAL[reason.code], reason.params ?? {}) : PROBLEMS[code][2];
}

const isOfFiles = (code: IssueCode): code is keyof typeof FILE_VALIDATION => code in FILE_VALIDATION;

const templateOf = (code: IssueCode) => (isOfFiles(code) ? FILE_VALIDATION[code] : VALIDATION[code]);

/** Returns the English sentence of what is wrong with a field. */
export function issueSentence(issue: FieldIssue): string {
  if (typeof issue === 'string') return templateOf(issue);
  return fillText(templateOf(issue.code), issue.params ?? {});
}

function sentencesOf(issues: FieldIssues): FieldErrors {
  const fields = Object.entries(issues);
  return Object.fromEntries(fields.map(([field, found]) => [field, found.map(issueSentence)]));
}

const BRAND = Symbol.for('forgeline.app-error');

/** An expected failure. Thrown anywhere in lib/server; `handle()` converts it to `application/problem+json`. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly reason: Message<ReasonCode> | undefined;
  readonly errors: FieldErrors | undefined;
  readonly issues: FieldIssues | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly limit: number | undefined;

  /** By brand: Next.js loads this file once for each bundle, and an error of one bundle may be caught in another. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && BRAND in value;
  }

  constructor(code: ProblemCode, options: AppErrorOptions = {}) {
    const { reason, issues } = options;
    const [status, title] = PROBLEMS[code];
    const detail = sentenceOf(code, reason);
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.reason = reason;
    this.errors = issues && sentencesOf(issues);
    this.issues = issues;
    this.members = options.members;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.limit = options.limit;
  }
}
