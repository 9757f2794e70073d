import { z } from 'zod';
import type { Contract } from '@/lib/shared/calls/contract';
import { nameOfCall } from './all-calls';
import { type JsonSchema, NAMED_SCHEMAS, plainJsonSchema } from './json-schema';

const capitalized = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Texts, numbers and the like need no name. */
const isNamed = ({ type, anyOf, oneOf }: JsonSchema) =>
  type === 'object' || anyOf !== undefined || oneOf !== undefined;

/**
 * The schemas of a document by name, so that generated clients have a type for each: that of `NAMED_SCHEMAS`, else the name of the
 * first call that sends or returns it.
 */
export class SchemaNames {
  readonly #names = new Map(Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]));

  /** Returns a reference to a schema; a list of it has one to its entries. */
  of(schema: z.ZodType, call: Contract, role: 'Request' | 'Response' | 'Accepted' | 'Entry'): JsonSchema {
    if (schema instanceof z.ZodArray)
      return { type: 'array', items: this.of(schema.element as z.ZodType, call, 'Entry') };
    const json = plainJsonSchema(schema, 'output');
    if (!isNamed(json)) return json;
    const name = this.#names.get(schema) ?? `${capitalized(nameOfCall(call))}${role}`;
    this.#names.set(schema, name);
    return { $ref: `#/components/schemas/${name}` };
  }

  components(): JsonSchema {
    const names = [...this.#names].sort(([, one], [, other]) => one.localeCompare(other));
    return Object.fromEntries(names.map(([schema, name]) => [name, plainJsonSchema(schema, 'output')]));
  }
}
