import { LANGUAGES } from '@/lib/shared/site/languages';
import type { JsonSchema } from './json-schema';

const ID = '65f0c0ffee65f0c0ffee0001';

/** Values by the name of their field, where its schema does not say what they look like. */
const VALUES: readonly (readonly [name: RegExp, value: unknown])[] = [
  [/^transactionId$/, 'pi_3PqRsT'],
  [/^externalId$/, 'GR-4711'],
  [/^undoToken$|[tT]oken$/, 'b3Jkd2luZ3MtYXJlLW9wZW4'],
  [/^(?:_?id|.*Ids?|insertedId)$/, ID],
  [/sku$/i, 'FL-TW-1220'],
  [/email$/i, 'buyer@example.com'],
  [/password$/i, 'correct horse'],
  [/phone$/i, '+1 216 555 0100'],
  [/vatId$/, 'DE136695976'],
  [/^country$/, 'DE'],
  [/^language$/, LANGUAGES.default],
  [/(?:On|^from|^to|day)$/, '2026-11-30'],
  [/(?:At|^at|^asOf|[sS]ince)$/, '2026-11-30T09:00:00.000Z'],
  [/(?:price|amount|value|total|cost|net|gross|tax)$/i, 19.9],
  [/(?:quantity|units|count|revision|version|page|limit|moq|step|hours|days|rows)$/i, 1],
  [/^url$/, 'https://erp.example.com/hook'],
  [/^address$/, '1 Main Street\nCleveland, OH 44114\nUnited States'],
  [/^street$/, '1 Main Street'],
  [/^city$/, 'Cleveland'],
  [/^postalCode$/, '44114'],
  [/^region$/, 'OH'],
  [/^slug$/, 'torque-wrenches'],
  [/^carrier$/, 'ups'],
  [/^trackingNumber$/, '1Z999AA10123456784'],
  [/^(?:image|avatar)$/, 'https://files.example.com/torque-wrench.webp'],
  [/^number$/, 'ORD-7K2M9P'],
  [/^poNumber$/, 'PO-2026-118'],
  [/^currency$/, 'USD'],
  [/^serial/, 'TW-2026-0001'],
  [/^(?:name|.*Name)$/, 'Torque wrench'],
  [/^(?:message|note|text|description)$/, 'As discussed on the phone.'],
  [/^reason$/, 'As agreed with the buyer.'],
];

function valueFor(name: string): unknown {
  return VALUES.find(([pattern]) => pattern.test(name))?.[1];
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-30',
  'date-time': '2026-11-30T09:00:00.000Z',
  email: 'buyer@example.com',
  uri: 'https://example.com',
};

function textFor(name: string, { format, pattern, maxLength }: JsonSchema): string {
  const known = FORMATS[String(format)] ?? valueFor(name);
  if (typeof known === 'string') return known;
  if (pattern === '^[0-9a-f]{24}$') return ID;
  return 'Text'.slice(0, typeof maxLength === 'number' ? maxLength : undefined);
}

function numberFor(name: string, { type, minimum, exclusiveMinimum }: JsonSchema): number {
  const known = valueFor(name);
  const least = Number(minimum ?? exclusiveMinimum ?? 1);
  const value = typeof known === 'number' && known >= least ? known : Math.max(1, least);
  return type === 'integer' ? Math.ceil(value) : value;
}

const keyOf = (names: unknown): string => (names as { enum?: string[] } | undefined)?.enum?.[0] ?? 'name';

function objectFor({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: JsonSchema): unknown {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const needed = fields.filter(([name]) => (required as string[]).includes(name));
  const shown = needed.length > 0 ? needed : fields.slice(0, 1);
  if (fields.length === 0 && typeof additionalProperties === 'object')
    return { [keyOf(propertyNames)]: exampleOf(additionalProperties as JsonSchema) };
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, name)]));
}

/** Returns a value that a schema allows: of an object what it requires, of several kinds the first. */
export function exampleOf(schema: JsonSchema | boolean, name = ''): unknown {
  if (typeof schema === 'boolean') return valueFor(name) ?? 'Text';
  const { type, anyOf, oneOf, allOf, items, minItems } = schema;
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum.find((value) => value !== '');
  const [kind] = (anyOf ?? oneOf ?? allOf ?? []) as JsonSchema[];
  if (kind) return exampleOf(kind, name);
  if (type === 'object') return objectFor(schema);
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map((item) => exampleOf(item, name));
  if (type === 'array')
    return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () =>
      exampleOf((items ?? {}) as JsonSchema, name.replace(/s$/, '')),
    );
  if (type === 'string') return textFor(name, schema);
  if (type === 'number' || type === 'integer') return numberFor(name, schema);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return valueFor(name) ?? 'Text';
}
