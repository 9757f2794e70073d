/** The part of JSON Schema 2020-12 that the store's document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

const KNOWN: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'allOf',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);
/** They say something to people, nothing of what fits. */
const WORDS: ReadonlySet<string> = new Set(['description', 'title', 'default', 'format', 'examples']);

export type Resolve = (reference: string) => JsonSchema;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  return typeOf(value) === type;
}

function* objectFaults(value: object, schema: JsonSchema, at: string, resolve: Resolve): Generator<string> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  for (const name of required) if (!Object.hasOwn(value, name)) yield `${at}.${name} is missing`;
  for (const [name, member] of Object.entries(value)) {
    if (propertyNames) yield* faultsOf(name, propertyNames, `${at} name ${name}`, resolve);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) yield* faultsOf(member, own, `${at}.${name}`, resolve);
    else if (additionalProperties === false) yield `${at}.${name} is not in the document`;
    else if (typeof additionalProperties === 'object')
      yield* faultsOf(member, additionalProperties, `${at}.${name}`, resolve);
  }
}

function* numberFaults(value: number, schema: JsonSchema, at: string): Generator<string> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && value < minimum) yield `${at} is below ${minimum}`;
  if (maximum !== undefined && value > maximum) yield `${at} is above ${maximum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    yield `${at} is not above ${exclusiveMinimum}`;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    yield `${at} is not below ${exclusiveMaximum}`;
}

function* textFaults(
  value: string,
  { minLength, maxLength, pattern }: JsonSchema,
  at: string,
): Generator<string> {
  const { length } = [...value];
  if (minLength !== undefined && length < minLength) yield `${at} is shorter than ${minLength}`;
  if (maxLength !== undefined && length > maxLength) yield `${at} is longer than ${maxLength}`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) yield `${at} does not match ${pattern}`;
}

/** Where a value does not fit its schema, in words. Throws on a keyword this does not know: it would check nothing. */
export function* faultsOf(
  value: unknown,
  schema: JsonSchema,
  at: string,
  resolve: Resolve,
): Generator<string> {
  for (const keyword of Object.keys(schema)) {
    if (!KNOWN.has(keyword) && !WORDS.has(keyword)) throw new Error(`unknown keyword ${keyword} at ${at}`);
  }
  if (schema.$ref) yield* faultsOf(value, resolve(schema.$ref), at, resolve);
  if (schema.type !== undefined) {
    const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
    if (!types.some((type) => hasType(value, type))) {
      yield `${at} is ${typeOf(value)}, not ${types.join(' or ')}`;
      return;
    }
  }
  if ('const' in schema && value !== schema.const) yield `${at} is not ${String(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value)) yield `${at} is none of ${schema.enum.join(', ')}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !choices.some((one) => [...faultsOf(value, one, at, resolve)].length === 0)) {
    yield `${at} fits none of its schemas`;
  }
  for (const one of schema.allOf ?? []) yield* faultsOf(value, one, at, resolve);
  if (typeof value === 'string') yield* textFaults(value, schema, at);
  if (typeof value === 'number') yield* numberFaults(value, schema, at);
  if (Array.isArray(value)) {
    const { minItems, maxItems, items } = schema;
    if (minItems !== undefined && value.length < minItems) yield `${at} has fewer than ${minItems}`;
    if (maxItems !== undefined && value.length > maxItems) yield `${at} has more than ${maxItems}`;
    if (items)
      for (const [index, item] of value.entries()) yield* faultsOf(item, items, `${at}[${index}]`, resolve);
  } else if (value !== null && typeof value === 'object') {
    yield* objectFaults(value, schema, at, resolve);
  }
}
