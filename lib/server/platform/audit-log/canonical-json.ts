import 'server-only';
import type { StoredJson } from '@/lib/server/platform/db/documents/audit';

/** Members sorted by name, no spaces (after RFC 8785). Two values are equal exactly if their canonical JSON is. */
export function canonicalJson(value: StoredJson): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as StoredJson)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}
