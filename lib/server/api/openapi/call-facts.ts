import { z } from 'zod';
import { strictnessOf } from '@/lib/server/api/query/specified-calls';
import type { Contract, Who } from '@/lib/shared/calls/contract';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';
import { LANGUAGES } from '@/lib/shared/site/languages';

const WHO: Record<Who, string> = {
  anyone: 'Anyone.',
  signature: 'The payment provider, by its signature.',
  session: 'The signed-in session (cookie), from the store’s own pages.',
  bearer: 'With token.',
  either: 'With token, or the signed-in session from the store’s own pages.',
  admin: 'With the token of an admin.',
  'either-admin': 'With the token of an admin, or their signed-in session from the store’s own pages.',
  optional:
    'Anyone; from someone signed in (token, or the session from the store’s own pages) it is kept with the account.',
};

/** Returns who may make the call, in a sentence. */
export function whoSentence({ who, whose, key }: Contract): string {
  const person = whose ? `${WHO[who].slice(0, -1)}: ${whose}.` : WHO[who];
  if (!key) return person;
  const scopes = (typeof key === 'string' ? [key] : key).map((scope) => `\`${scope}\``).join(' or ');
  return `${person} A program with an API key of scope ${scopes}${who === 'anyone' ? ', as an admin' : ''}.`;
}

/**
 * Returns the schema of the JSON that the call returns when it succeeds; undefined if it returns a file, a redirect or
 * nothing.
 */
export function responseSchemaOf({ success }: Contract): z.ZodType | undefined {
  if (!('schema' in success)) return undefined;
  return 'list' in success ? z.array(success.schema) : success.schema;
}

const TAKE_COOKIES: ReadonlySet<Who> = new Set(['session', 'either', 'either-admin', 'optional']);

/** Returns the codes that every call of its kind has. */
function* kindErrors(call: Contract): Generator<ProblemCode> {
  const { who } = call;
  const isSigned = who === 'signature';
  const isJudged = who !== 'anyone' && !isSigned;
  if (isJudged) yield 'unauthenticated';
  // Of a key that lacks the scope, or that no scope admits.
  if (isJudged && who !== 'optional') yield 'forbidden';
  if (TAKE_COOKIES.has(who) || call.sameOrigin) yield 'cross-site';
  if (call.params) yield 'not-found';
  const isStrict = strictnessOf(call) !== 'nobody';
  if (isStrict || call.query || call.request || call.idempotency) yield 'validation-failed';
  if (isStrict || call.query || call.request || call.rawRequestBytes || call.upload || call.file)
    yield 'too-large';
  if (call.request || call.file) yield 'malformed-json';
  if ((call.request && !isSigned) || call.upload || call.file) yield 'unsupported-media-type';
  if (call.upload) yield 'malformed-upload';
  if (call.idempotency) yield 'idempotency-mismatch';
  if (call.rate) yield 'rate-limited';
}

/** Returns every code the call may be refused with, by status: its own, and those of its kind. */
export function errorsOf(call: Contract): ProblemCode[] {
  const codes = new Set([...kindErrors(call), ...(call.errors ?? [])]);
  return [...codes].sort((a, b) => PROBLEMS[a][0] - PROBLEMS[b][0] || a.localeCompare(b));
}

export function requestHeadersOf(call: Contract): Record<string, string> {
  const { headers = {}, idempotency, isCached, pageLanguage } = call;
  const found = { ...headers };
  if (isCached) {
    found['If-None-Match'] =
      'ETags of responses that the client has already: if one still holds, 304 without a body.';
  }
  if (idempotency) {
    found['Idempotency-Key'] = `Chosen by the client. The same key with the same body again ${idempotency}.`;
  }
  if (pageLanguage) {
    found['X-Page-Language'] =
      `One of ${LANGUAGES.all.join(', ')}: the language of mails that follow. Anything else is ignored.`;
  }
  return found;
}
