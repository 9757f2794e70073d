import { z } from 'zod';
import { profileResponseSchema, userRowSchema } from '@/lib/shared/customers/user.schema';
import { orderSchema } from '@/lib/shared/orders/order.schema';
import { contactMessageSchema } from '@/lib/shared/requests/contact.schema';
import { quoteRequestSchema } from '@/lib/shared/requests/quote.schema';
import { reviewSchema } from '@/lib/shared/reviews/review.schema';
import { toolSchema } from '@/lib/shared/tools/tool.schema';
import { problemSchema } from './problem.schema';

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

export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Tool: toolSchema,
  Order: orderSchema,
  Review: reviewSchema,
  ContactMessage: contactMessageSchema,
  QuoteRequest: quoteRequestSchema,
  Profile: profileResponseSchema,
  User: userRowSchema,
  Problem: problemSchema,
};
