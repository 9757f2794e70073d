import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { mayManageEnquiries } from '@/lib/server/enquiries/enquiry.policy';
import { enquirySelection } from '@/lib/server/enquiries/enquiry-selection';
import { AppError } from '@/lib/shared/errors';
import type { ContactMessage } from '@/lib/shared/schemas/contact';
import type { EnquiriesQuery } from '@/lib/shared/schemas/enquiry';
import { serializeMessage } from './contact-message.serializer';
import { countMessages, findMessages } from './contact-messages.repository';

/** One page of the messages that fit, newest first, and how many fit in all; for admins. Throws `forbidden`. */
export async function listMessages(
  actor: Actor,
  query: EnquiriesQuery = {},
): Promise<{ messages: ContactMessage[]; total: number }> {
  if (!mayManageEnquiries(actor)) throw new AppError('forbidden');
  const selection = enquirySelection(query);
  const [documents, total] = await Promise.all([findMessages(selection), countMessages(selection)]);
  return { messages: documents.map(serializeMessage), total };
}
