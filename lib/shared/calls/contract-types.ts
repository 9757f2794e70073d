import type { z } from 'zod';
import type { Contract } from './contract';

type Part<C extends Contract, Name extends keyof Contract> =
  C extends Record<Name, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

/** Path parameters as the use case gets them; undefined without any. */
export type ParamsOf<C extends Contract> = z.output<Part<C, 'params'>>;
/** The query as the use case gets it; undefined without one. */
export type QueryOf<C extends Contract> = z.output<Part<C, 'query'>>;
/** The body as the use case gets it; undefined without one. */
export type BodyOf<C extends Contract> = z.output<Part<C, 'request'>>;

/** The JSON that a call returns when it succeeds; undefined where it returns none. */
export type ResponseOf<C extends Contract> = C['success'] extends {
  list: string;
  schema: infer Entry extends z.ZodType;
}
  ? z.output<Entry>[]
  : C['success'] extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : undefined;

/** A query field as a caller gives it; where any text would do, as the use case gets it. */
type GivenQuery<Schema extends z.ZodType> = {
  [Name in keyof z.input<Schema>]: unknown extends z.input<Schema>[Name]
    ? z.output<Schema>[Name & keyof z.output<Schema>]
    : z.input<Schema>[Name];
};

/** What a caller gives for the address of a call. */
export type PathInput<C extends Contract> = (C extends { params: infer Params extends z.ZodType }
  ? { params: Record<keyof z.input<Params> & string, string> }
  : { params?: never }) &
  (C extends { query: infer Query extends z.ZodType } ? { query: GivenQuery<Query> } : { query?: never });

/** What a caller sends as JSON. */
export type BodyInput<C extends Contract> = C extends { request: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> }
  : { body?: never };

/** What a caller sends so that the call may be repeated. */
export type IdempotencyInput<C extends Contract> = C extends { idempotency: string }
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };
