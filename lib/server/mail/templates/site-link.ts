import 'server-only';
import { env } from '../../config/env';

/** An absolute address on this store, for links in mails. */
export function siteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().NEXTAUTH_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}
