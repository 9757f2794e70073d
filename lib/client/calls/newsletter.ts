import { callApi } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { acceptedSchema } from '@/lib/shared/calls/write-results.schema';
import type {
  confirmSubscriptionCall,
  subscribeCall,
  unsubscribeCall,
} from '@/lib/shared/inbox/newsletter.contract';
import {
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
} from '@/lib/shared/inbox/newsletter.schema';
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
  const options = { schema: acceptedSchema, body: parsed.data };
  await callApi<typeof subscribeCall>('POST', '/api/newsletter', options);
}

/** Throws ApiProblem: `token-invalid` for a link that expired or was replaced. */
export async function confirmNewsletter(token: string): Promise<void> {
  const options = { schema: newsletterConfirmedSchema, body: { token } };
  await callApi<typeof confirmSubscriptionCall>('POST', '/api/newsletter/confirm', options);
}

/** Throws ApiProblem: `token-invalid` for an unknown link. */
export async function endNewsletter(token: string): Promise<void> {
  const options = { schema: newsletterEndedSchema, query: { token } };
  await callApi<typeof unsubscribeCall>('POST', '/api/newsletter/unsubscribe', options);
}
