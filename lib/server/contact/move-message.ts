import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { type EnquiryStore, moveEnquiry } from '@/lib/server/enquiries/move-enquiry';
import type { EnquiryMove } from '@/lib/shared/schemas/enquiry';
import { findMessage, markMessageAnswered, reopenMessage } from './contact-messages.repository';

const STORE: EnquiryStore = {
  find: findMessage,
  markAnswered: markMessageAnswered,
  reopen: reopenMessage,
  kind: 'contact',
};

/** Marks a message as answered, or opens it again. See `moveEnquiry`. */
export function moveMessage(actor: Actor, id: string, to: EnquiryMove): Promise<{ modifiedCount: number }> {
  return moveEnquiry(STORE, actor, id, to);
}
