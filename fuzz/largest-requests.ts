import { z } from 'zod';
import { MAX_BODY_BYTES } from '@/lib/server/api/read-body';
import type { Contract, Who } from '@/lib/shared/calls/contract';
import type { JsonSchema } from './value-arbitrary';

const QUERY_BYTES = 4_000;
const ITEMS_MAX = 1_000;
/** The rest of a field's bytes is for its name and quotes. */
const TEXT_SHARE = 0.85;
const FORMS = 2;

/** Texts that can be read in many ways, that grow when they are normalised, or that many tools have: each is repeated. */
const PARTS = [
  'a',
  '10 x ',
  '10 x a1;',
  'a1, ',
  '3,5;a b;',
  'ab-1 ',
  'a b c d e f g h i j ',
  'stele chorme vanadum wrnech hamemr titanuim carbied chisle bronzr cobatl ',
  '((',
  '\u00a0',
  'a\u0301',
  '\ufdfa',
  '9',
] as const;

type Filling = {
  name: string;
  part: string;
  bytes: number;
  /** Which of several forms a value takes, where there are several. */
  form: number;
  /** No two values are the same, so that none is known from the one before. */
  number: number;
  toolIds: readonly string[];
};

function longestText({ maxLength, pattern = '' }: JsonSchema, filling: Filling): string {
  const { name, part, bytes, number, toolIds } = filling;
  if (name === 'toolId' || pattern.includes('{24}')) return toolIds[number % toolIds.length] ?? '';
  if (/email/i.test(name)) return `stranger${number}@fuzz.example.com`;
  const partBytes = Buffer.byteLength(JSON.stringify(part)) - 2;
  const room = Math.floor((bytes * TEXT_SHARE) / partBytes) * part.length;
  const length = Math.max(1, Math.min(room, maxLength ?? room));
  return `${number} ${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);
}

/** The largest value that a schema admits and there is room for. */
function largest(schema: JsonSchema, filling: Filling): unknown {
  const { type, properties = {}, items = {}, maxItems = ITEMS_MAX } = schema;
  const { bytes, form, number } = filling;
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-form);
  if (choices) return largest(choices[form % choices.length] ?? {}, filling);
  if (type === 'object') {
    const fields = Object.entries(properties);
    const share = bytes / fields.length;
    const value = ([name, field]: [string, JsonSchema]) => [
      name,
      largest(field, { ...filling, name, bytes: share - name.length }),
    ];
    return Object.fromEntries(fields.map(value));
  }
  if (type === 'array') {
    const count = Math.min(maxItems, ITEMS_MAX);
    const item = { ...filling, bytes: bytes / count - 2 };
    return Array.from({ length: count }, (_, place) =>
      largest(items, { ...item, number: number * count + place }),
    );
  }
  if (type === 'string') return longestText(schema, filling);
  if (type === 'number' || type === 'integer') return Math.min(schema.maximum ?? 1_000, 1_000_000);
  return type === 'boolean';
}

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Bodies that are refused, of which it may take long to say why. */
const REFUSED_BODIES: readonly ((bytes: number) => string)[] = [
  (bytes) => '['.repeat(bytes),
  (bytes) => `[${'[],'.repeat(bytes / 3 - 2)}[]]`,
  (bytes) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: bytes / 20 }, (_, n) => [`field${n}`, n]))),
];

const OPEN_TO: ReadonlySet<Who> = new Set(['anyone', 'optional', 'signature']);

export type LargeRequest = { what: string; address: string; body: string | undefined };
type Make = (number: number) => LargeRequest;

function sized(contract: Contract, rest: Omit<Filling, 'number' | 'name' | 'bytes'>): Make {
  const { method, path, params, query, request, requestBytesMax: bytes = MAX_BODY_BYTES } = contract;
  const paramSchema = params && schemaOf(params);
  const querySchema = query && schemaOf(query);
  const bodySchema = method !== 'GET' && request ? schemaOf(request) : undefined;
  return (number) => {
    const fill = (schema: JsonSchema | undefined, most: number) =>
      (schema ? largest(schema, { ...rest, name: '', bytes: most, number }) : {}) as Record<string, unknown>;
    const parts = fill(paramSchema, 100);
    const fields = Object.entries(fill(querySchema, QUERY_BYTES / 3));
    // What only admins may request is refused before it costs anything.
    const texts = fields
      .filter(([name]) => !/^(?:state|lowStock)$/.test(name))
      .map(([name, value]) => [name, String(value)]);
    const search = new URLSearchParams(texts).toString();
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
    return {
      what: JSON.stringify(rest.part),
      address: `${place}${search === '' ? '' : `?${search}`}`,
      body: bodySchema && JSON.stringify(fill(bodySchema, bytes)),
    };
  };
}

/** Returns what makes the largest requests that a call admits, one after the other, and some that it does not. */
export function largestRequests(contract: Contract, toolIds: readonly string[]): Make[] {
  const { path, query, request, requestBytesMax = MAX_BODY_BYTES } = contract;
  if (!query && !request) return [sized(contract, { part: '', form: 0, toolIds })];
  // Who has to sign in is refused before anything is read.
  const parts = OPEN_TO.has(contract.who) ? PARTS : PARTS.slice(0, 1);
  const makes = parts.flatMap((part) =>
    Array.from({ length: FORMS }, (_, form) => sized(contract, { part, form, toolIds })),
  );
  // Without its query a list is all of it.
  const bare: Make = () => ({ what: 'no query', address: path, body: undefined });
  if (!request) return contract.params ? makes : [...makes, bare];
  const refused = REFUSED_BODIES.map((bodyOf): Make => {
    const body = bodyOf(requestBytesMax - 2);
    return () => ({ what: body.slice(0, 10), address: path, body });
  });
  return [...makes, ...refused];
}
