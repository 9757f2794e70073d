import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import type { Language } from '@/lib/shared/languages';
import { VALIDATION } from '@/lib/shared/messages';
import { withRequestAddress } from '../audit/request-address';
import type { Actor } from '../auth/actor';
import { authenticateBearer, authenticateSession } from '../auth/authenticate';
import { authenticateIfSigned } from '../auth/authenticate-if-signed';
import { limitRate, type RateClass } from '../auth/rate-limit';
import { askedLanguage } from './asked-language';
import { failureResponse, problemResponse } from './problem';
import { readJson } from './read-body';
import { requireSameOrigin } from './same-origin';
import { validate } from './validate';

/**
 * How a caller proves who they are. `bearer`: the access token alone, so that no other site can forge the call.
 * `session`: the cookie, same origin only. `either`: the token if one is sent, else the cookie. `admin`: a bearer
 * whose role in the database is admin at this moment. `optional`: nobody, or whoever the token or else the cookie says.
 */
export type Who = 'anyone' | 'bearer' | 'admin' | 'session' | 'either' | 'optional';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Input<W extends Who, P, Q, B> = {
  actor: W extends 'anyone' ? null : W extends 'optional' ? Actor | null : Actor;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** Of the page the call was made from, if it names one of ours. */
  language: Language | undefined;
  request: Request;
};

export type CallSpec<W extends Who, P, Q, B> = {
  who: W;
  /** Path parameters; what does not fit is answered 404, like an unknown id. */
  params?: P;
  query?: Q;
  body?: B;
  /** The class of calls whose rate is counted together. */
  rate?: RateClass;
  /** Status of success, 200 unless told. */
  status?: number;
  /** Answers a JSON value, or a whole Response where headers matter. */
  run: (input: Input<W, P, Q, B>) => Promise<unknown>;
};

const MAX_QUERY_LENGTH = 4_096;

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

async function authenticate(who: Who, request: Request): Promise<Actor | null> {
  if (who === 'anyone') return null;
  if (who === 'optional') return authenticateIfSigned(request);
  if (who === 'session' || (who === 'either' && !request.headers.has('authorization'))) {
    requireSameOrigin(request);
    return authenticateSession(request);
  }
  const actor = await authenticateBearer(request);
  if (who === 'admin' && actor.owesSecondFactor) throw new AppError('second-factor-setup-required');
  if (who === 'admin' && actor.role !== 'admin') throw new AppError('forbidden');
  return actor;
}

async function parseParams(schema: z.ZodType | undefined, context: RouteContext): Promise<unknown> {
  if (!schema) return undefined;
  const parsed = schema.safeParse(await context.params);
  if (!parsed.success) throw new AppError('not-found');
  return parsed.data;
}

/**
 * An empty parameter counts as absent: forms send every field. Throws `too-large` for more than any form has, and
 * `validation-failed` for a parameter that comes twice: which of the two counts, a proxy and the store may see
 * differently (OWASP ASVS 5, 15.3.7).
 */
function queryOf(request: Request): Record<string, string> {
  const { search, searchParams } = new URL(request.url);
  if (search.length > MAX_QUERY_LENGTH) throw new AppError('too-large');
  const names = [...searchParams.keys()];
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) {
    const errors = Object.fromEntries(repeated.map((name) => [name, [VALIDATION.invalid]]));
    throw new AppError('validation-failed', { errors });
  }
  return Object.fromEntries([...searchParams].filter(([, value]) => value !== ''));
}

/** One call of the API: who may ask, what they may send, and the one use case that answers. Every failure leaves as problem+json. */
export function handle<
  W extends Who,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: CallSpec<W, P, Q, B>): RouteHandler {
  const serve: RouteHandler = async (request, context) => {
    try {
      if (spec.rate) await limitRate(spec.rate, request);
      const actor = await authenticate(spec.who, request);
      const params = await parseParams(spec.params, context);
      const query = spec.query ? validate(spec.query, queryOf(request)) : undefined;
      const body = spec.body ? validate(spec.body, await readJson(request)) : undefined;
      const language = askedLanguage(request.headers);
      const answer = await spec.run({ actor, params, query, body, language, request } as Input<W, P, Q, B>);
      if (answer instanceof Response) return answer;
      return Response.json(answer, { status: spec.status ?? 200, headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return failureResponse(error, request);
    }
  };
  return (request, context) => withRequestAddress(request, () => serve(request, context));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** The handlers of one path; methods it does not take answer 405 with `Allow`. */
export function route(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allow = METHODS.filter((method) => handlers[method]).join(', ');
  const refuse: RouteHandler = async () => {
    const response = problemResponse(new AppError('method-not-allowed'));
    response.headers.set('allow', allow);
    return response;
  };
  return Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse])) as Record<
    Method,
    RouteHandler
  >;
}
