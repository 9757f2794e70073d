import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

/** The path of a call has no language. */
export function siteLink(path: string, language: Language, query: Record<string, string> = {}): string {
  const url = new URL(localPath(path, language), env().NEXTAUTH_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}
