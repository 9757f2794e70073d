import { MongoStandinError } from '@/standins/mongo/errors';
import type { Document } from '@/standins/mongo/query/bson-type';
import { splitPath } from '@/standins/mongo/query/path';

/** A compiled expression: the value for one document; undefined stands for a missing value. */
export type Evaluate = (root: Document) => unknown;

/**
 * The variables an expression can see. Each has a slot in one frame that all scopes of a command share;
 * whoever binds a variable writes its slot before the expressions that read it run.
 */
export class Scope {
  private constructor(
    readonly frame: unknown[],
    private readonly slots: ReadonlyMap<string, number>,
    readonly now: Date,
  ) {}

  /** A scope with no variables but the system's own. */
  static root(now: Date): Scope {
    return new Scope([], new Map(), now);
  }

  /** A scope inside this one in which the given names are bound; `bind` writes their values in that order. */
  declare(names: string[]): { scope: Scope; bind: (...values: unknown[]) => void } {
    const slots = new Map(this.slots);
    const first = this.frame.length;
    names.forEach((name, index) => {
      slots.set(name, first + index);
      this.frame.push(undefined);
    });
    const { frame } = this;
    const bind = (...values: unknown[]): void => {
      for (let i = 0; i < values.length; i++) frame[first + i] = values[i];
    };
    return { scope: new Scope(frame, slots, this.now), bind };
  }

  /** The slot of a variable, or undefined if there is none of that name. */
  slotOf(name: string): number | undefined {
    return this.slots.get(name);
  }
}

/** A name a user may give a variable: a lower-case letter (or other non-ASCII) first. */
export function requireVariableName(name: string): void {
  if (!/^([a-z]|\P{ASCII})([A-Za-z0-9_]|\P{ASCII})*$/u.test(name) && name !== 'CURRENT') {
    throw new MongoStandinError(9, `'${name}' starts with an invalid character for a user variable name`);
  }
}

/** The value at a path of a document as aggregation reads it: arrays on the way give arrays of what is found. */
export function readPath(doc: Document, segments: string[], from = 0): unknown {
  let value: unknown = doc;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) return readElements(value, segments, i);
    if (!isFieldHolder(value)) return undefined;
    const segment = segments[i]!;
    value = Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

function readElements(array: unknown[], segments: string[], from: number): unknown[] {
  const found: unknown[] = [];
  for (const element of array) {
    if (!isFieldHolder(element)) continue;
    const value = readPath(element, segments, from);
    if (value !== undefined) found.push(value);
  }
  return found;
}

function isFieldHolder(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    ((value as { _bsontype?: string })._bsontype === undefined || !isBsonObject(value))
  );
}

function isBsonObject(value: object): boolean {
  return !Object.hasOwn(value, '_bsontype');
}

/** Compiles `$a.b`, `$$ROOT.a`, `$$variable.b`. */
export function compileReference(reference: string, scope: Scope): Evaluate {
  if (!reference.startsWith('$$')) {
    const segments = requirePath(reference.slice(1));
    if (segments.length === 1) {
      const [key] = segments as [string];
      return (root) => (Object.hasOwn(root, key) ? root[key] : undefined);
    }
    return (root) => readPath(root, segments);
  }
  const [name, ...segments] = requirePath(reference.slice(2)) as [string, ...string[]];
  const readVariable = compileVariable(name, scope);
  if (segments.length === 0) return readVariable;
  return (root) => {
    const value = readVariable(root);
    return value === undefined || value === null ? undefined : readPath(value as Document, segments);
  };
}

function compileVariable(name: string, scope: Scope): Evaluate {
  const slot = scope.slotOf(name);
  if (slot !== undefined) {
    const { frame } = scope;
    return () => frame[slot];
  }
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return (root) => root;
    case 'NOW': {
      const { now } = scope;
      return () => now;
    }
    case 'REMOVE':
      return () => undefined;
    case 'DESCEND':
    case 'PRUNE':
    case 'KEEP':
      return () => name;
    default:
      throw new MongoStandinError(17276, `Use of undefined variable: ${name}`);
  }
}

function requirePath(path: string): string[] {
  if (path === '') throw new MongoStandinError(16872, "'$' by itself is not a valid FieldPath");
  if (path.endsWith('.')) throw new MongoStandinError(40353, "FieldPath must not end with a '.'.");
  const segments = splitPath(path);
  for (const segment of segments) {
    if (segment === '') throw new MongoStandinError(15998, 'FieldPath field names may not be empty strings.');
    if (segment.startsWith('$')) {
      throw new MongoStandinError(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    }
  }
  return segments;
}
