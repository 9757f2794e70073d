import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import type { Person } from './people';

/** No page gets there. */
const NO_VERSION = 1_000_000;

/** Returns which version of a legal page there is; 0 for the placeholder. */
export async function legalVersion(admin: Person, page: LegalPageName, language: Language): Promise<number> {
  const body = { language, version: NO_VERSION, markdown: 'Refused.' };
  return (await admin.call('PUT', `/api/legal-page/${page}`, body)).body.current.version;
}
