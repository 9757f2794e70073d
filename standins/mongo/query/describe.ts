import { type Document, isDocument } from './bson-type';

/** A value as MongoDB prints it in error messages, for example `{ a: 1, b: "x" }`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (isDocument(value)) return describeDocument(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'object' && value !== null && 'toHexString' in value) {
    return `ObjectId('${String(value)}')`;
  }
  return String(value);
}

function describeDocument(doc: Document): string {
  const fields = Object.entries(doc).map(([key, value]) => `${key}: ${describe(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
