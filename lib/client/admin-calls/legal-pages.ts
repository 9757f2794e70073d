import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import {
  type EditLegalPageInput,
  type PublishedLegalPage,
  publishedLegalPageSchema,
} from '@/lib/shared/legal/legal-page.schema';
import { legalPageCalls } from '@/lib/shared/legal/legal-pages.contract';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';

/** Returns the new version. Throws ApiProblem: `edited-meanwhile` if someone else was first. */
export async function editLegalPage(page: LegalPageName, input: EditLegalPageInput): Promise<number> {
  return (await call(legalPageCalls.editLegalPage, { params: { page }, body: input })).version;
}

export function publishedMeanwhile(error: unknown): PublishedLegalPage | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = publishedLegalPageSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}
