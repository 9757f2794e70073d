import { MongoError } from '#errors';
import { type Document, isDocument } from '#query/bson-type';
import { splitFieldPath } from '#query/path';

/** A compiled expression: the value for one document; undefined stands for a missing value. */
export type Evaluate = (root: Document) => unknown;

/**
 * The variables an expression can read. Each has a slot in one frame that all scopes of a command share; its value is
 * written there before the expressions that read it are evaluated.
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

/** Throws code 9 unless the name may be given to a variable: a lower-case (or non-ASCII) letter comes first. */
export function requireVariableName(name: string): void {
  if (!/^([a-z]|\P{ASCII})([A-Za-z0-9_]|\P{ASCII})*$/u.test(name)) {
    throw new MongoError(9, `'${name}' starts with an invalid character for a user variable name`);
  }
}

/** The value at a path as aggregation reads it: where an array is on the way, the values of all its elements. */
function readPath(doc: Document, segments: string[], from = 0): unknown {
  let value: unknown = doc;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) return readElements(value, segments, i);
    if (!isDocument(value)) return undefined;
    const segment = segments[i]!;
    value = Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

function readElements(array: unknown[], segments: string[], from: number): unknown[] {
  const found: unknown[] = [];
  for (const element of array) {
    if (!isDocument(element)) continue;
    const value = readPath(element, segments, from);
    if (value !== undefined) found.push(value);
  }
  return found;
}

/** Compiles `$a.b`, `$$ROOT.a`, `$$variable.b`. */
export function compileReference(reference: string, scope: Scope): Evaluate {
  if (!reference.startsWith('$$')) {
    const segments = requirePath(reference.slice(1));
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
    default:
      throw new MongoError(17276, `Use of undefined variable: ${name}`);
  }
}

function requirePath(path: string): string[] {
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  return splitFieldPath(path);
}
