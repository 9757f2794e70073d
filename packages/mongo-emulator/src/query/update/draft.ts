import { MongoError } from '#errors';
import { type Document, describe, getField, isDocument, setField } from '#values/bson-type';
import { isArrayIndex } from '#values/path';

/** The most nulls with which a write beyond an array's end pads it, as in mongod. */
const MAX_ARRAY_PADDING = 1_500_000;

type Container = Document | unknown[];

export interface ApplyOptions {
  isInsert: boolean;
  positional?: number;
}

export type Modify = (draft: Draft, segments: string[], options: ApplyOptions) => void;

/** Containers on the way to a change are copied once; the rest is shared with the original, which is never touched. */
export class Draft {
  readonly root: Document;
  private readonly owned = new Set<Container>();

  constructor(original: Document) {
    this.root = { ...original };
    this.owned.add(this.root);
  }

  private own(container: Container): Container {
    if (this.owned.has(container)) return container;
    const copy = Array.isArray(container) ? container.slice() : { ...container };
    this.owned.add(copy);
    return copy;
  }

  get(segments: string[]): unknown {
    let value: unknown = this.root;
    for (const segment of segments) value = child(value, segment);
    return value;
  }

  /**
   * The container of the path's last segment, made where it is missing.
   *
   * @throws MongoError 28 (PathNotViable) where a scalar, or an array without that index, is in the way
   */
  private open(segments: string[]): Container {
    let container: Container = this.root;
    for (let i = 0; i < segments.length - 1; i++) {
      const segment = segments[i]!;
      const existing = child(container, segment);
      let next: Container;
      if (existing === undefined) {
        next = {};
        this.owned.add(next);
      } else if (Array.isArray(existing) || isDocument(existing)) {
        next = this.own(existing);
      } else {
        throw notViable(segments[i + 1]!, segment, existing);
      }
      if (next !== existing) this.put(container, segment, next, segments[i - 1]);
      container = next;
    }
    return container;
  }

  private put(container: Container, segment: string, value: unknown, containerName?: string): void {
    if (!Array.isArray(container)) {
      setField(container, segment, value);
      return;
    }
    if (!isArrayIndex(segment)) throw notViable(segment, containerName ?? '', container);
    const index = Number(segment);
    if (index - container.length > MAX_ARRAY_PADDING) {
      throw new MongoError(2, `can't backfill more than ${MAX_ARRAY_PADDING} elements`);
    }
    while (container.length < index) container.push(null);
    container[index] = value;
  }

  set(segments: string[], value: unknown): void {
    const container = this.open(segments);
    this.put(container, segments[segments.length - 1]!, value, segments[segments.length - 2]);
  }

  /** Checks that a value could be written at the path, for operators that would leave it as it is. */
  requireViable(segments: string[]): void {
    let value: unknown = this.root;
    for (let i = 0; i < segments.length; i++) {
      if (value === undefined) return;
      const isContainer = Array.isArray(value) ? isArrayIndex(segments[i]!) : isDocument(value);
      if (!isContainer) throw notViable(segments[i]!, segments[i - 1] ?? '', value);
      value = child(value, segments[i]!);
    }
  }

  /** Removes the field at a concrete path if it is there; an array element becomes null. */
  unset(segments: string[]): void {
    if (this.get(segments) === undefined) return;
    const container = this.open(segments);
    const last = segments[segments.length - 1]!;
    if (Array.isArray(container)) container[Number(last)] = null;
    else delete container[last];
  }
}

function child(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return isArrayIndex(segment) ? value[Number(segment)] : undefined;
  return isDocument(value) ? getField(value, segment) : undefined;
}

function notViable(segment: string, parentName: string, parent: unknown): MongoError {
  return new MongoError(28, `Cannot create field '${segment}' in {${parentName}: ${describe(parent)}}`);
}
