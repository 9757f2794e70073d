import { callApi } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import {
  type EditLegalPageInput,
  legalPageVersionSchema,
  type PublishedLegalPage,
  publishedLegalPageSchema,
} from '@/lib/shared/site/legal-page.schema';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import type { editLegalPageCall } from '@/lib/shared/site/legal-pages.contract';

/** Adds a version of a legal page and returns its number. Throws ApiProblem; `edited-meanwhile` if someone was faster. */
export async function editLegalPage(page: LegalPageName, input: EditLegalPageInput): Promise<number> {
  const options = { schema: legalPageVersionSchema, params: { page }, body: input, as: 'bearer' } as const;
  return (await callApi<typeof editLegalPageCall>('PUT', '/api/legal-page/{page}', options)).version;
}

/** Returns the version that someone else published, if that is why an edit was refused. */
export function publishedMeanwhile(error: unknown): PublishedLegalPage | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = publishedLegalPageSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}
