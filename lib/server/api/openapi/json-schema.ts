import 'server-only';
import { z } from 'zod';
import { NAMED_SCHEMAS } from './named-schemas';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema 2020-12 of what is sent (`input`) or of what it is parsed to (`output`). */
export function plainJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function nameOf(schema: z.ZodType): string | undefined {
  return Object.keys(NAMED_SCHEMAS).find((name) => NAMED_SCHEMAS[name] === schema);
}

/** Has a `$ref` in place of a named schema, alone or in a list. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const name = nameOf(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray) return { type: 'array', items: jsonSchema(schema.element as z.ZodType) };
  return plainJsonSchema(schema, 'output');
}
