import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json, Recording } from './exchange';

const FOLDER = fileURLToPath(new URL('recorded/', import.meta.url));
const LINE_WIDTH = 110;

/** `GET /api/order/{id}` is kept in `get-order-id.json`. */
function fileOf(call: string): string {
  const words = call.toLowerCase().match(/[a-z]+/g) ?? [];
  return `${words.filter((word) => word !== 'api').join('-')}.json`;
}

/** Returns what is recorded of a call; empty if the call was never recorded. */
export function readRecording(call: string): Recording {
  const file = FOLDER + fileOf(call);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { call, exchanges: {} };
}

export function writeRecording(recording: Recording): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FOLDER + fileOf(recording.call), `${format(recording, '')}\n`);
}

/** Puts what fits on one line, in the formatter's style. */
function format(value: Json | Recording, indent: string, before = 0): string {
  const line = flat(value as Json);
  // One more for a trailing comma.
  if (indent.length + before + line.length + 1 <= LINE_WIDTH) return line;
  if (typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const elements = value.map((element) => inner + format(element, inner));
    return `[\n${elements.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([field, element]) => {
    const key = `${JSON.stringify(field)}: `;
    return inner + key + format(element as Json, inner, key.length);
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function flat(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  const fields = Object.entries(value).map(([field, inner]) => `${JSON.stringify(field)}: ${flat(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
