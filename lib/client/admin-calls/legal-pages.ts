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

/** Returns the new version. Throws ApiProblem: `edited-meanwhile` if someone else was first. */
export async function editLegalPage(page: LegalPageName, input: EditLegalPageInput): Promise<number> {
  const options = { schema: legalPageVersionSchema, params: { page }, body: input, as: 'bearer' } as const;
  return (await callApi<typeof editLegalPageCall>('PUT', '/api/legal-page/{page}', options)).version;
}

/** The current version that a refused edit came with. */
export function publishedMeanwhile(error: unknown): PublishedLegalPage | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = publishedLegalPageSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}
