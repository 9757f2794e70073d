import 'server-only';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';

/** The sender of an enquiry as admins see it; fields that were left out stay out. */
export function serializeEnquirer({ name, email, company, phone }: EnquiryFields) {
  return { name, email, ...(company ? { company } : {}), ...(phone ? { phone } : {}) };
}

/** How an enquiry stands, and who answered it when. */
export function serializeHandling({ state, answeredAt, answeredBy }: EnquiryFields) {
  return {
    state,
    ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
    ...(answeredBy ? { answeredBy: answeredBy.name } : {}),
  };
}
