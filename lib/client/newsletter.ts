import {
  newsletterAnswerSchema,
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
} from '@/lib/shared/schemas/newsletter';
import { callApi } from './api';
import { ApiProblem } from './problem';

/** Asks for the newsletter. Throws ApiProblem; one that is no address never leaves the browser. */
export async function subscribeToNewsletter(email: string): Promise<void> {
  const parsed = newsletterSchema.safeParse({ email });
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? '';
    throw new ApiProblem({
      status: 422,
      code: 'validation-failed',
      detail: message,
      errors: { email: [message] },
    });
  }
  await callApi('/api/newsletter', newsletterAnswerSchema, { method: 'POST', body: parsed.data });
}

/** Redeems the link of a confirmation mail. Throws ApiProblem `token-invalid` for one that is over or replaced. */
export async function confirmNewsletter(token: string): Promise<void> {
  await callApi('/api/newsletter/confirm', newsletterConfirmedSchema, { method: 'POST', body: { token } });
}

/** Takes the address a mail was sent to off the list. Throws ApiProblem `token-invalid` for a link no mail has. */
export async function endNewsletter(token: string): Promise<void> {
  const path = `/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`;
  await callApi(path, newsletterEndedSchema, { method: 'POST' });
}
