import { HOSTILE_FIELDS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values';
import type { JsonSchema } from './json-schema';
import type { Random } from './random';

/** Values that mean something in this store, by the name of the field that wants them. */
export type Sensible = (name: string) => unknown;

function anyText(random: Random): string {
  return random.pick(HOSTILE_TEXTS);
}

export function anyValue(random: Random): unknown {
  return random.chance(0.5) ? anyText(random) : random.pick(HOSTILE_VALUES);
}

function textFor(schema: JsonSchema, random: Random): string {
  const length = Math.min(schema.maxLength ?? 40, Math.max(schema.minLength ?? 0, random.int(0, 40)));
  return Array.from({ length }, () => random.pick([...'abcXYZ0189 -_.@éß漢'])).join('');
}

function numberFor(schema: JsonSchema, random: Random): number {
  const [min, max] = [schema.minimum ?? 0, schema.maximum ?? 1_000];
  return random.pick([
    min,
    max,
    random.int(Math.ceil(min), Math.floor(Math.min(max, 1e6))),
    min - 1,
    max + 1,
  ]);
}

function typeOf(schema: JsonSchema): string | undefined {
  return typeof schema.type === 'string' ? schema.type : schema.type?.[0];
}

/** A value that mostly fits the schema: sensible where the name says what is wanted, at its bounds or beyond now and then. */
export function makeValue(name: string, schema: JsonSchema, random: Random, sensible: Sensible): unknown {
  if (random.chance(0.15)) return anyValue(random);
  const known = sensible(name);
  if (known !== undefined && random.chance(0.8)) return known;
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(name, random.pick(choices), random, sensible);
  switch (typeOf(schema)) {
    case 'object':
      return makeObject(schema, random, sensible);
    case 'array': {
      const items = schema.items ?? {};
      return Array.from({ length: random.int(0, 4) }, () => makeValue(name, items, random, sensible));
    }
    case 'number':
    case 'integer':
      return numberFor(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return textFor(schema, random);
    default:
      return anyValue(random);
  }
}

/** An object of the schema, with a field too few or too many now and then. */
export function makeObject(schema: JsonSchema, random: Random, sensible: Sensible): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => (required.has(name) ? !random.chance(0.07) : random.chance(0.5)))
    .map(([name, property]): [string, unknown] => [name, makeValue(name, property, random, sensible)]);
  if (random.chance(0.12)) entries.push([random.pick(HOSTILE_FIELDS), anyValue(random)]);
  return Object.fromEntries(entries);
}
