import { newsletterAnswerSchema, newsletterSchema } from '@/lib/shared/schemas/newsletter';
import { callApi } from './api';
import { ApiProblem } from './problem';

/** Signs an address up for the newsletter. Throws ApiProblem; one that is no address never leaves the browser. */
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
