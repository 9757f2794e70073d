import type { z } from 'zod';
import type { ProblemCode } from '../messages/problems';
import type { ApiKeyScope } from './api-key-scopes';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * How a caller proves who they are. `bearer`: the access token alone, so that no other site can forge the call.
 * `session`: the cookie, same origin only. `either`: the token if one is sent, else the cookie. `admin`: a bearer
 * whose role in the database is admin at this moment. `either-admin`: the same, or by the cookie as in `either`. `optional`:
 * nobody, or the user of the token or else of the cookie.
 * `signature`: a service that signs what it sends; the use case verifies it.
 */
export type Who =
  | 'anyone'
  | 'bearer'
  | 'admin'
  | 'session'
  | 'either'
  | 'either-admin'
  | 'optional'
  | 'signature';

/** Calls of a class share one rate limit for each client address (product §9.1). */
export type RateClass =
  | 'read'
  | 'search'
  | 'write'
  | 'upload'
  | 'payment'
  | 'sign-in'
  | 'register'
  | 'account-mail'
  | 'account-link'
  | 'token-exchange'
  | 'request'
  | 'policy-report';

export type Tag =
  | 'Tools'
  | 'Files'
  | 'Prices'
  | 'Shipping and tax'
  | 'Cart'
  | 'Orders'
  | 'Serials'
  | 'Imports'
  | 'Returns'
  | 'Reviews'
  | 'Payments'
  | 'Users'
  | 'Keys'
  | 'Accounts'
  | 'Newsletter'
  | 'Audit'
  | 'Events'
  | 'Companies'
  | 'Approvals'
  | 'Contact'
  | 'Quotes'
  | 'Offers'
  | 'Pages'
  | 'Service';

export const PAGE_SIZE = 50;

/** The response of a success; `description` is for the OpenAPI document. */
export type Success =
  | { status: 200 | 201 | 202; description: string; schema: z.ZodType; cacheControl?: string }
  /**
   * A JSON array of entries of this schema, and their number before paging in `X-Total-Count`. The use case returns the
   * entries under the name in `list`, and `total`; with `sums` those of all entries as well, which are JSON in `X-Sums`.
   */
  | {
      status: 200;
      description: string;
      list: string;
      schema: z.ZodType;
      /** The entries of a page where the request names no `limit`; `PAGE_SIZE` without it. */
      pageSize?: number;
      sums?: z.ZodType;
      cacheControl?: string;
    }
  /** A file; with `isStreamed` it is sent while it is made, and never in memory as a whole. */
  | { status: 200; description: string; mediaType: string; isStreamed?: true }
  /** Empty; or a redirect to the address that the use case returns. */
  | { status: 204 | 303; description: string };

/**
 * One call of the API, declared once: the route binds it to a use case, and client types, the OpenAPI document, the
 * access table and the fuzzer are derived from it.
 */
export type Contract = {
  method: Method;
  path: `/api/${string}`;
  tag: Tag;
  summary: string;
  who: Who;
  /**
   * The scope, or any of the scopes, with which a program makes the call by its API key; without one every key is refused. Where anyone may call a key is as
   * good as none, and the scope is for what only admins see.
   */
  key?: ApiKeyScope | readonly ApiKeyScope[];
  /** Whose data, where `who` alone does not say. */
  whose?: string;
  /** Refuses requests from other sites' pages; implied where the session's cookie authenticates. */
  sameOrigin?: true;
  rate?: RateClass;
  /** The number of further calls of its class that a read's body counts as. */
  work?: (body: never) => number;
  /** A parameter that does not match is refused with `not-found`, like an unknown id. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  request?: z.ZodType;
  /** In place of `request` where the store accepts every valid address (`REGISTRATION_EMAILS`). */
  widerRequest?: z.ZodType;
  /** The largest JSON body, if above the default. */
  requestBytesMax?: number;
  rawRequestBytes?: number;
  /**
   * The use case gets the body as bytes: a file of this type, or of one of `others`, with a row of JSON a line where `line` says so; with
   * `isStreamed` as they arrive, and never in memory as a whole.
   */
  file?: {
    mediaType: string;
    others?: readonly string[];
    bytesMax: number;
    line?: z.ZodType;
    isStreamed?: true;
  };
  /** The use case reads the body itself: `multipart/form-data` with one file, in a part named `file`. */
  upload?: true;
  /** Texts beside that file, in parts of their own; an empty one counts as absent. */
  uploadFields?: z.ZodObject;
  /** Accepts an `Idempotency-Key`; a phrase for the effect of the same key with the same body. */
  idempotency?: string;
  /** Mails or documents that follow are in the language of the page that makes the call (`X-Page-Language`). */
  pageLanguage?: true;
  /** A list of what is personal: who reads many entries of it leaves an audit entry. */
  isPersonal?: true;
  /** The response is the same for everybody and sent with an ETag; a client that has it already gets a 304. */
  isCached?: true;
  headers?: Record<string, string>;
  success: Success;
  /** The response with 202, where the call goes on in the background. */
  accepted?: z.ZodType;
  /** Codes of expected refusals, besides those that every call of its kind has. */
  errors?: readonly ProblemCode[];
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** `params` must name exactly the parameters in the path. */
type WithParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<NamesIn<Path>, z.ZodType>> };

type Rated<C extends object> = Omit<C, 'rate'> & { rate?: RateClass | 'none' };
type Common = Rated<Partial<Contract>>;

type Declared<D, C> = Omit<D, keyof C | 'rate'> & Omit<C, 'rate'>;

/**
 * Returns what declares the calls of a domain. `common` holds for each that does not say otherwise, its `whose` for those of
 * its `who`. A call without a rate class is counted as a `read` if its method is GET, else as a `write`; `none` counts nothing.
 */
export function callsOf<const D extends Common>(common: D) {
  type Call = Omit<Rated<Contract>, keyof D> & Common;
  return <const Calls extends Record<string, Call>>(
    calls: Calls & { [Name in keyof Calls]: WithParamsOf<Calls[Name]['path'] & string> },
  ): { readonly [Name in keyof Calls]: Declared<D, Calls[Name]> } => {
    const declared = Object.entries<Call>(calls).map(([name, call]) => {
      const { whose, ...others } = common;
      const inherited = 'who' in call || whose === undefined ? others : common;
      const { rate = call.method === 'GET' ? 'read' : 'write', ...contract } = { ...inherited, ...call };
      return [name, rate === 'none' ? contract : { ...contract, rate }];
    });
    return Object.fromEntries(declared);
  };
}

type Part<C extends Contract, Name extends keyof Contract> =
  C extends Record<Name, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

export type ParamsOf<C extends Contract> = z.output<Part<C, 'params'>>;
export type QueryOf<C extends Contract> = z.output<Part<C, 'query'>>;
export type BodyOf<C extends Contract> = z.output<Part<C, 'request'>>;

export type ResponseOf<C extends Contract> = C['success'] extends {
  list: string;
  schema: infer Entry extends z.ZodType;
}
  ? z.output<Entry>[]
  : C['success'] extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : undefined;

/** A query field before parsing; after parsing where the schema accepts any text. */
type QueryInput<Schema extends z.ZodType> = {
  [Name in keyof z.input<Schema>]: unknown extends z.input<Schema>[Name]
    ? z.output<Schema>[Name & keyof z.output<Schema>]
    : z.input<Schema>[Name];
};

export type PathInput<C extends Contract> = (C extends { params: infer Params extends z.ZodType }
  ? { params: Record<keyof z.input<Params> & string, string> }
  : { params?: never }) &
  (C extends { query: infer Query extends z.ZodType } ? { query: QueryInput<Query> } : { query?: never });

export type BodyInput<C extends Contract> = C extends { request: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> }
  : { body?: never };

export type IdempotencyInput<C extends Contract> = C extends { idempotency: string }
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };
