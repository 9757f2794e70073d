import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { type IssueCode, issueCodeOf, VALIDATION } from '@/lib/shared/messages/messages';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';
import { newsletterSchema } from '@/lib/shared/newsletter/newsletter.schema';

const ENGLISH: Partial<Record<IssueCode, string>> = VALIDATION;

export async function subscribeToNewsletter(email: string): Promise<void> {
  const parsed = newsletterSchema.safeParse({ email });
  if (!parsed.success) {
    const code = issueCodeOf(parsed.error.issues[0]?.message ?? '');
    const english = ENGLISH[code] ?? code;
    throw new ApiProblem({
      status: 422,
      code: 'validation-failed',
      detail: english,
      errors: { email: [english] },
      issues: { email: [{ code }] },
    });
  }
  await call(newsletterCalls.subscribe, { body: parsed.data });
}
