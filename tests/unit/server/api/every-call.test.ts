import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import type { Contract } from '@/lib/shared/calls/contract';

type Issue = z.core.$ZodIssue;
type Field = { type?: string; pattern?: string; format?: string; enum?: string[] };
type Shape = { properties?: Record<string, Field>; required?: string[] };

/** Reads tokens of mails, whose pages may send more with them. */
const TAKES_MORE = ['POST /api/newsletter/confirm'];

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** The fields that an issue is about: a response names the refused ones by the same paths. */
function fieldsOf(issue: Issue): PropertyKey[] {
  if (issue.path.length > 0) return issue.path.slice(0, 1);
  if (issue.code === 'unrecognized_keys') return issue.keys;
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(fieldsOf) : [];
}
const refused = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.flatMap(fieldsOf) ?? [];

const bodies = ALL_CALLS.flatMap((call) => {
  const shape = call.request && shapeOf(call.request);
  return shape?.properties ? [[nameOf(call), call.request as z.ZodType, shape] as const] : [];
});
const queries = ALL_CALLS.flatMap((call) => (call.query ? [[nameOf(call), call.query] as const] : []));

it.each(bodies)(
  '%s refuses unknown fields, missing ones and operators in place of values, by their names',
  (name, schema, { properties = {}, required = [] }) => {
    if (!TAKES_MORE.includes(name)) expect(refused(schema, { unheardOf: 1 })).toContain('unheardOf');
    expect(refused(schema, {})).toEqual(expect.arrayContaining(required));
    for (const [field, { type }] of Object.entries(properties))
      expect(refused(schema, { [field]: type === 'object' ? [] : { $ne: null } })).toContain(field);
  },
);

it.each(queries)('%s refuses a parameter that is repeated or has no such value, by its name', (_, schema) => {
  for (const [name, field] of Object.entries(shapeOf(schema).properties ?? {})) {
    expect(refused(schema, { [name]: ['a', 'b'] })).toContain(name);
    const isText = field.type === 'string' && !field.enum && !field.pattern && !field.format;
    if (!isText) expect(refused(schema, { [name]: 'nonsense' })).toContain(name);
  }
});
