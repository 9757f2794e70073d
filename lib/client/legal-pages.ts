import type { editLegalPageCall } from '@/lib/shared/contracts/legal-pages';
import type { LegalPageName } from '@/lib/shared/legal-pages';
import {
  type EditLegalPageInput,
  legalPageVersionSchema,
  type PublishedLegalPage,
  publishedLegalPageSchema,
} from '@/lib/shared/schemas/legal-page';
import { callApi } from './api';
import { ApiProblem } from './problem';

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
