import type { z } from 'zod';
import type { Contract } from './contract';

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
