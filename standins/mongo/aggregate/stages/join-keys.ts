import { type Document, getField, isDocument, TypeOrder, typeOrder } from '@/standins/mongo/query/bson-type';
import { valueKey } from '../value-set';

/**
 * The values at a path by which `$lookup` and `$graphLookup` join: elements of arrays one by one; null where there
 * is nothing.
 */
export function joinValues(doc: Document, segments: string[]): unknown[] {
  const found: unknown[] = [];
  collect(doc, segments, 0, found);
  return found.length === 0 ? [null] : found;
}

function collect(start: unknown, segments: string[], from: number, found: unknown[]): void {
  let value = start;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) {
      for (const element of value) if (isDocument(element)) collect(element, segments, i, found);
      return;
    }
    value = isDocument(value) ? getField(value, segments[i]!) : undefined;
  }
  if (Array.isArray(value)) for (const element of value) found.push(element);
  else if (value !== undefined) found.push(value);
}

const NULL_KEY = valueKey(null);

/** A table from join values to documents: what a hash join probes. */
export class JoinTable {
  private readonly rows = new Map<string, Document[]>();
  private readonly places = new Map<Document, number>();

  constructor(docs: Iterable<Document>, path: string) {
    const segments = path.split('.');
    for (const doc of docs) this.add(doc, segments);
  }

  private add(doc: Document, segments: string[]): void {
    this.places.set(doc, this.places.size);
    const keys = new Set<string>();
    for (const value of foreignValues(doc, segments)) keys.add(keyOf(value));
    for (const key of keys) {
      const rows = this.rows.get(key);
      if (rows) rows.push(doc);
      else this.rows.set(key, [doc]);
    }
  }

  /** The documents that have one of the values, in their order, each once. */
  find(values: unknown[]): Document[] {
    if (values.length === 1) return this.rows.get(keyOf(values[0])) ?? [];
    const found = new Set<Document>();
    for (const value of values) for (const doc of this.rows.get(keyOf(value)) ?? []) found.add(doc);
    return [...found].sort((a, b) => this.places.get(a)! - this.places.get(b)!);
  }
}

function keyOf(value: unknown): string {
  return typeOrder(value) === TypeOrder.Undefined ? NULL_KEY : valueKey(value);
}

/** As a filter sees the values at a path: arrays both by element and as a whole, null where nothing is. */
function foreignValues(doc: Document, segments: string[]): unknown[] {
  const found: unknown[] = [];
  walk(doc, segments, 0, found);
  return found;
}

function walk(start: unknown, segments: string[], from: number, found: unknown[]): void {
  let value = start;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) {
      const position = Number(segments[i]);
      if (Number.isInteger(position) && position in value) {
        walk(value[position], segments, i + 1, found);
      }
      for (const element of value) if (isDocument(element)) walk(element, segments, i, found);
      return;
    }
    value = isDocument(value) ? getField(value, segments[i]!) : undefined;
  }
  if (Array.isArray(value)) {
    for (const element of value) found.push(element);
    found.push(value);
  } else {
    found.push(value ?? null);
  }
}
