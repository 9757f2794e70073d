import type { z } from 'zod';

export type AddressQuery = Record<string, string | string[] | undefined>;

/**
 * People edit and share addresses, so an invalid value is ignored instead of rejected, and of a repeated parameter the
 * first counts.
 */
export function readListQuery<Schema extends z.ZodObject>(
  schema: Schema,
  address: AddressQuery,
): z.output<Schema> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = address[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (first) values[name] = first;
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) delete values[String(issue.path[0])];
  return schema.parse(values);
}

/** Empty values, undefined and page 1 are left out. */
export function listHref(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
