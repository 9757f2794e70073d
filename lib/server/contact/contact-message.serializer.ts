import 'server-only';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { serializeEnquirer, serializeHandling } from '@/lib/server/enquiries/enquiry.serializer';
import type { ContactMessage } from '@/lib/shared/schemas/contact';

/** A message as admins see it. */
export function serializeMessage(document: ContactMessageDocument): ContactMessage {
  const { _id, number, topic, message, receivedAt } = document;
  return {
    _id: _id.toHexString(),
    number,
    ...serializeEnquirer(document),
    topic,
    message,
    receivedAt: receivedAt.toISOString(),
    ...serializeHandling(document),
  };
}
