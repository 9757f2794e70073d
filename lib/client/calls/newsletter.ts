import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import {
  confirmSubscriptionCall,
  subscribeCall,
  unsubscribeCall,
} from '@/lib/shared/inbox/newsletter.contract';
import { newsletterSchema } from '@/lib/shared/inbox/newsletter.schema';
import { issueCodeOf, VALIDATION } from '@/lib/shared/messages/messages';

/** Throws ApiProblem; an invalid address is refused without a call. */
export async function subscribeToNewsletter(email: string): Promise<void> {
  const parsed = newsletterSchema.safeParse({ email });
  if (!parsed.success) {
    const code = issueCodeOf(parsed.error.issues[0]?.message ?? '');
    const english = VALIDATION[code];
    throw new ApiProblem({
      status: 422,
      code: 'validation-failed',
      detail: english,
      errors: { email: [english] },
      issues: { email: [{ code }] },
    });
  }
  await call(subscribeCall, { body: parsed.data });
}

/** Throws ApiProblem: `token-invalid` for a link that expired or was replaced. */
export async function confirmNewsletter(token: string): Promise<void> {
  await call(confirmSubscriptionCall, { body: { token } });
}

/** Throws ApiProblem: `token-invalid` for an unknown link. */
export async function endNewsletter(token: string): Promise<void> {
  await call(unsubscribeCall, { query: { token } });
}
