import type { z } from 'zod';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { presentedApiKey } from '@/lib/server/identity/api-keys/api-key';
import { isForAdmins } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import { judge } from '@/lib/server/platform/http/field-issues';
import { readPageLanguage, withRequestContext } from '@/lib/server/platform/http/request-context';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { RateClass, Who } from '@/lib/shared/calls/contract';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { charges } from '@/lib/shared/trade/trade-settings';
import { isPrivate, judgeCaller, type Tally } from './judge-caller';
import type { Strictness } from './query/specified-calls';
import { unknownParameters } from './query/unknown-parameters';
import { readJson } from './read-body';
import { failureResponse, setStanding } from './responses';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Scopes = ApiKeyScope | readonly ApiKeyScope[];

/** Who makes a call: someone signed in, or where `key` of the contract has a scope also a program. */
export type ActorOf<W extends Who, Key = undefined> = W extends 'anyone' | 'signature'
  ? null
  : W extends 'optional'
    ? Actor | null
    : Key extends Scopes
      ? Caller
      : Actor;

type Input<W extends Who, P, Q, B, Key> = {
  actor: ActorOf<W, Key>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The language of the page that made the request, if it names one of ours. */
  language: Language | undefined;
  request: Request;
  /** Counts what a program's call costs besides itself; throws `rate-limited`. */
  chargeProgram: (cost: number) => void;
  /** Counts what a served read turned out to cost. */
  chargeServed: (cost: number) => void;
};

export type HandlerSpec<W extends Who, P, Q, B, Key extends Scopes | undefined = undefined> = {
  /** The template of the path, which the log names in place of the path: that may hold what is personal. */
  path: string;
  who: W;
  /** The scope with which a program makes the call by its key; without one no key is accepted. */
  key?: Key;
  /** Refuses requests from other sites' pages; implied where the session's cookie is proof. */
  sameOrigin?: true | undefined;
  /** Path parameters. One that does not match is refused with `not-found`, like an unknown id. */
  params?: P;
  query?: Q;
  /** Parameters that the query does not have are ignored from all others. */
  strictness?: Strictness;
  body?: B;
  /** In place of `body` where the store accepts every valid address; what it yields has the same type. */
  widerBody?: z.ZodType | undefined;
  /** The same in a shop that charges freight or tax. */
  chargedBody?: z.ZodType | undefined;
  /** The largest body, where that is more than of other calls. */
  bodyBytesMax?: number | undefined;
  /** The class of calls whose rate is counted together. */
  rate?: RateClass | undefined;
  /** The response is the same for everybody: nothing in it is about the caller. */
  isCached?: true;
  /** How many calls of its class a body counts as, besides itself. */
  work?: ((body: never) => number) | undefined;
  run: (input: Input<W, P, Q, B, Key>) => Promise<Response>;
};

type Bodies<B> = {
  body?: B;
  widerBody?: z.ZodType | undefined;
  chargedBody?: z.ZodType | undefined;
};

async function bodySchema<B extends z.ZodType>({ body, widerBody, chargedBody }: Bodies<B>) {
  if (chargedBody && charges((await currentTrade()).settings)) return chargedBody;
  return widerBody && env().REGISTRATION_EMAILS === 'any' ? widerBody : body;
}

const MAX_QUERY_LENGTH = 4_096;

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

async function parseParams(schema: z.ZodType | undefined, context: RouteContext): Promise<unknown> {
  if (!schema) return undefined;
  const parsed = schema.safeParse(await context.params);
  if (!parsed.success) throw new AppError('not-found');
  return parsed.data;
}

/**
 * An empty parameter counts as absent, since forms send every field. Throws `too-large` for a query longer than any form
 * sends, and `validation-failed` for a repeated parameter, since a proxy and the store may disagree about which one counts
 * (OWASP ASVS 5, 15.3.7), and for one with U+FFFD, which stands in place of bytes that are not UTF-8.
 */
function parametersOf({ search, searchParams }: URL): Record<string, string> {
  if (search.length > MAX_QUERY_LENGTH) throw new AppError('too-large');
  const names = [...searchParams.keys()];
  const refused = [...searchParams]
    .filter(([name, value], index) => names.indexOf(name) !== index || `${name}${value}`.includes('\ufffd'))
    .map(([name]) => name);
  if (refused.length > 0) {
    const issues: FieldIssues = Object.fromEntries(refused.map((name) => [name, ['invalid']]));
    throw new AppError('validation-failed', { issues });
  }
  return Object.fromEntries([...searchParams].filter(([, value]) => value !== ''));
}

function isStrictFor({ headers }: Request, strictness: Strictness | undefined): boolean {
  return strictness === 'everyone' || (strictness === 'programs' && presentedApiKey(headers) !== null);
}

/** Returns the parsed query. Throws as above, and if it is strict for parameters that the call does not have. */
function queryOf(request: Request, schema: z.ZodType | undefined, isStrict: boolean): unknown {
  if (!schema && !(isStrict && request.url.includes('?'))) return undefined;
  const url = new URL(request.url);
  const parameters = parametersOf(url);
  const unknown = isStrict && unknownParameters(url.searchParams.keys(), schema);
  if (!unknown) return schema && validate(schema, parameters, isStrict);
  const judged = schema ? judge(schema, parameters, { namesValues: true }) : undefined;
  throw new AppError('validation-failed', { issues: { ...judged?.issues, ...unknown } });
}

/**
 * Returns a handler that runs `run` once the request's rate, caller and input have been checked against `spec`. Every
 * failure becomes problem+json.
 */
export function handle<
  W extends Who,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  Key extends Scopes | undefined = undefined,
>(spec: HandlerSpec<W, P, Q, B, Key>): RouteHandler {
  const serve = async (request: Request, context: RouteContext, tally: Tally): Promise<Response> => {
    try {
      const { caller: actor, charge, chargeProgram, chargeServed } = await judgeCaller(spec, request, tally);
      const params = await parseParams(spec.params, context);
      const isStrict = isStrictFor(request, spec.strictness);
      const query = queryOf(request, spec.query, isStrict);
      const schema = await bodySchema(spec);
      const limits = {
        maxBytes: spec.bodyBytesMax,
        // A price list has tens of thousands.
        ...(isForAdmins(spec.who) ? { maxValues: Number.POSITIVE_INFINITY } : {}),
      };
      const body = schema ? validate(schema, await readJson(request, limits), isStrict) : undefined;
      const work = spec.work?.(body as never) ?? 0;
      if (work > 0) await charge(work);
      const language = readPageLanguage(request.headers);
      const input = { actor, params, query, body, language, request, chargeProgram, chargeServed } as Input<
        W,
        P,
        Q,
        B,
        Key
      >;
      return await spec.run(input);
    } catch (error) {
      return failureResponse(error, { method: request.method, route: spec.path });
    }
  };
  return async (request, context) => {
    const tally: Tally = {};
    const response = await withRequestContext(request, () => serve(request, context, tally));
    const isCounted = !spec.isCached && response.status !== 429 && request.headers.has('authorization');
    if (isCounted && tally.standing) setStanding(response.headers, tally.standing());
    if (isPrivate(spec.who, request)) response.headers.set('cache-control', 'private, no-store');
    return response;
  };
}

/** Returns the parsed value. Throws `validation-failed` (422) with what is wrong, by field; `namesValues` with what would be right. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  namesValues = false,
): z.output<Schema> {
  const judged = judge(schema, value, { namesValues });
  if (judged.issues) throw new AppError('validation-failed', { issues: judged.issues });
  return judged.value;
}
