import fc from 'fast-check';
import { HOSTILE_FIELDS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values';

/** The part of JSON Schema that the arbitraries are made from; all other keywords are ignored. */
export type JsonSchema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

/** Values with a meaning in this store, by the name of the field that accepts them. */
export type Sensible = Readonly<Record<string, readonly unknown[]>>;

/** `first` in that fraction of cases (0 to 1), else `second`. */
export function mostly<First, Second>(
  share: number,
  first: fc.Arbitrary<First>,
  second: fc.Arbitrary<Second>,
): fc.Arbitrary<First | Second> {
  const weight = Math.round(share * 100);
  return fc.oneof<fc.WeightedArbitrary<First | Second>[]>(
    { weight, arbitrary: first },
    { weight: 100 - weight, arbitrary: second },
  );
}

/** Undefined in that fraction of cases (0 to 1). */
export function perhapsNot<Value>(
  share: number,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Value | undefined> {
  return mostly(share, fc.constant(undefined), value);
}

export const anyText: fc.Arbitrary<string> = mostly(
  0.8,
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: anyText },
  { weight: 8, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const texts = new Map<string, fc.Arbitrary<string>>();

/** Strings of the schema, cached, since they are costly to prepare and the same for many fields. */
function textOf({ minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> {
  const key = pattern ?? `${minLength} to ${maxLength}`;
  const known = texts.get(key);
  if (known) return known;
  const longest = Math.max(minLength, Math.min(maxLength, 40));
  const made =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: longest })
      : fc.stringMatching(new RegExp(pattern, 'u'));
  texts.set(key, made);
  return made;
}

/** Within its bounds, at them, and just beyond. */
function numberOf({ type, minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.min(maximum, 1e6))];
  return fc.oneof(
    {
      weight: 5,
      arbitrary: type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
    },
    { weight: 2, arbitrary: fc.integer({ min, max }) },
    { weight: 4, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1) },
  );
}

type Entry<Value> = readonly [name: string, value: Value];

/** Objects of the entries that are defined. */
export function recordOf<Value>(
  entries: readonly fc.Arbitrary<Entry<Value> | undefined>[],
): fc.Arbitrary<Record<string, Value>> {
  return fc
    .tuple(...entries)
    .map((all) => Object.fromEntries(all.filter((entry): entry is Entry<Value> => entry !== undefined)));
}

/** An object of the schema, now and then with a missing or an extra field. */
function objectOf(schema: JsonSchema, sensible: Sensible): fc.Arbitrary<Record<string, unknown>> {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = valueArbitrary(name, property, sensible).map((one): Entry<unknown> => [name, one]);
    return perhapsNot(required.has(name) ? 0.07 : 0.5, value);
  });
  const stray = fc.tuple(fc.constantFrom(...HOSTILE_FIELDS), anyValue);
  const isOpen = typeof schema.additionalProperties === 'object';
  return recordOf([...fields, perhapsNot(isOpen ? 0.3 : 0.88, stray)]);
}

function matching(name: string, schema: JsonSchema, sensible: Sensible): fc.Arbitrary<unknown> {
  const { type } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueArbitrary(name, choice, sensible)));
  if (typeof type === 'object') {
    return fc.oneof(...type.map((one) => matching(name, { ...schema, type: one }, sensible)));
  }
  switch (type) {
    case 'object':
      return objectOf(schema, sensible);
    case 'array':
      return fc.array(valueArbitrary(name, schema.items ?? {}, sensible), { maxLength: 4 });
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return anyValue;
  }
}

/** Valid values for the field `name`; where the name has known values, mostly one of those. */
export function fittingValue(name: string, schema: JsonSchema, sensible: Sensible): fc.Arbitrary<unknown> {
  const known = Object.hasOwn(sensible, name) ? sensible[name] : undefined;
  const right = matching(name, schema, sensible);
  return known ? mostly(0.8, fc.constantFrom(...known), right) : right;
}

/** The same, now and then with anything at all in its place. */
export function valueArbitrary(name: string, schema: JsonSchema, sensible: Sensible): fc.Arbitrary<unknown> {
  return mostly(0.85, fittingValue(name, schema, sensible), anyValue);
}
