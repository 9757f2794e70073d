import type { z } from 'zod';
import type { ApiKeyScope } from '../api-keys/api-key-scopes';
import type { ProblemCode } from '../messages/errors';

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

/** Classes of calls whose rate is counted together, for each client address (product §9.1). */
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
  | 'Cart'
  | 'Orders'
  | 'Imports'
  | 'Reviews'
  | 'Payments'
  | 'Users'
  | 'Keys'
  | 'Accounts'
  | 'Newsletter'
  | 'Audit'
  | 'Contact'
  | 'Quotes'
  | 'Service';

/** What a call returns when it succeeds. `description` says in a few words what that is. */
export type Success =
  /** JSON of this schema. */
  | { status: 200 | 201 | 202; description: string; schema: z.ZodType; cacheControl?: string }
  /**
   * A JSON array with entries of this schema, and their number before paging in `X-Total-Count`. The use case returns
   * the entries under the name that `list` gives, and `total`.
   */
  | { status: 200; description: string; list: string; schema: z.ZodType }
  /** A file. */
  | { status: 200; description: string; mediaType: string }
  /** Nothing; or a redirect to the address that the use case returns. */
  | { status: 204 | 303; description: string };

/**
 * One call of the API, declared once: the route binds it to a use case, the browser's client takes its types from it,
 * and the OpenAPI document, the access table and the fuzzer read it.
 */
export type Contract = {
  method: Method;
  /** With `{name}` for path parameters. */
  path: `/api/${string}`;
  tag: Tag;
  /** One sentence or two: what the call does. */
  summary: string;
  who: Who;
  /**
   * The scope, or any of the scopes, with which a program makes the call by its API key; without one every key is refused. Where anyone may call a key is as
   * good as none, and the scope is for what only admins see.
   */
  key?: ApiKeyScope | readonly ApiKeyScope[];
  /** Whose data, where `who` alone does not say. */
  whose?: string;
  /** Refuses requests from other sites' pages; implied where the session's cookie is proof. */
  sameOrigin?: true;
  /** None for probes, and for calls that are signed. */
  rate?: RateClass;
  /** Of a call that changes nothing: as how many calls of its class a body counts besides itself. */
  work?: (body: never) => number;
  /** Path parameters. One that does not match is refused with `not-found`, like an unknown id. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body. */
  request?: z.ZodType;
  /** In place of `request` where the store accepts every valid address (`REGISTRATION_EMAILS`). */
  widerRequest?: z.ZodType;
  /** The largest JSON body, where that is more than of other calls. */
  requestBytesMax?: number;
  /** The use case reads the body itself, as text of at most this size. */
  rawRequestBytes?: number;
  /** The use case gets the body as bytes: a file of this type, with a row of JSON a line where `line` says so. */
  file?: { mediaType: string; bytesMax: number; line?: z.ZodType };
  /** The use case reads the body itself: `multipart/form-data` with one file, in a part named `file`. */
  upload?: true;
  /** Takes an `Idempotency-Key`: what the same key with the same body does not do again. */
  idempotency?: string;
  /** Mails or documents that follow are in the language of the page that makes the call (`X-Page-Language`). */
  pageLanguage?: true;
  /** The response is the same for everybody and sent with an ETag; a client that has it already gets a 304. */
  isCached?: true;
  /** Further request headers, by name. */
  headers?: Record<string, string>;
  success: Success;
  /** What it returns with 202 where it goes on in the background. */
  accepted?: z.ZodType;
  /** Codes of expected refusals, besides those that every call of its kind has. */
  errors?: readonly ProblemCode[];
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** `params` has to name what the path has in braces, and nothing else. */
type WithParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<NamesIn<Path>, z.ZodType>> };

/** Declares a call. The types of its parts stay exact, so that both ends are checked against them. */
export function declareCall<const C extends Contract>(contract: C & WithParamsOf<C['path']>): C {
  return contract;
}
