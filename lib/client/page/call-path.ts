import type { Contract, PathInput } from '@/lib/shared/calls/contract';

/**
 * The address of a call. Links spell out the path, so that a browser does not load the contract for them; TypeScript
 * compares the spelling. Undefined query values are left out.
 */
export function callPath<C extends Contract>(path: C['path'], input: PathInput<C>): Contract['path'] {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = filled as Contract['path'];
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return address;
  return `${address}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
