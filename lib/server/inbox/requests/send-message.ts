import 'server-only';
import type { ContactInput } from '@/lib/shared/requests/contact.schema';
import { type SubmitContext, submitRequest } from './submit-request';

/** Throws `idempotency-mismatch`. */
export async function sendMessage(input: ContactInput, context: SubmitContext): Promise<{ number: string }> {
  const { topic, message } = input;
  return submitRequest('contact', { topic, message }, input, context);
}
