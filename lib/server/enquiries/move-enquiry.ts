import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { type AuditEvent, recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { Actor } from '@/lib/server/auth/actor';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';
import { inTransaction } from '@/lib/server/db/transaction';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import type { AuditAction } from '@/lib/shared/audit-actions';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL } from '@/lib/shared/messages';
import type { EnquiryMove } from '@/lib/shared/schemas/enquiry';
import { fillText } from '@/lib/shared/texts/fill-text';
import { mayManageEnquiries } from './enquiry.policy';

export type Answered = Required<Pick<EnquiryFields, 'answeredAt' | 'answeredBy'>>;

/** How one collection of enquiries changes; each is conditional on the state before and answers what was before; null if that was another state. */
export type EnquiryStore = {
  find: (id: ObjectId) => Promise<EnquiryFields | null>;
  markAnswered: (id: ObjectId, answered: Answered, session: ClientSession) => Promise<EnquiryFields | null>;
  reopen: (id: ObjectId, session: ClientSession) => Promise<EnquiryFields | null>;
  /** How the audit log calls it. */
  kind: AuditEvent['subject']['kind'] & ('contact' | 'quote');
};

const ACTIONS = {
  contact: { answered: 'contact.answered', open: 'contact.reopened' },
  quote: { answered: 'quote.answered', open: 'quote.reopened' },
} as const satisfies Record<EnquiryStore['kind'], Record<EnquiryMove, AuditAction>>;

/** Why nothing changed: it is so already by the actor's own hand (no harm), or somebody else was faster. */
function requireOwnMove(actor: Actor, to: EnquiryMove, current: EnquiryFields): void {
  if (to === 'open' || current.answeredBy?.userId.equals(actor.userId)) return;
  const { answeredBy, answeredAt } = current;
  if (!answeredBy || !answeredAt) throw new AppError('conflict');
  throw new AppError('conflict', {
    detail: fillText(REFUSAL.answeredBefore, {
      name: answeredBy.name,
      // Read in any language: whoever shows the sentence puts it into the page's.
      moment: answeredAt.toISOString().replace(/T(\d\d:\d\d).*$/, ' $1 UTC'),
    }),
  });
}

/**
 * Marks an enquiry as answered by the actor, or opens it again; for admins. What is so already stays as it is
 * (`modifiedCount` 0). Throws `forbidden`, `not-found`, `conflict` if another admin has answered it meanwhile.
 */
export async function moveEnquiry(
  store: EnquiryStore,
  actor: Actor,
  id: string,
  to: EnquiryMove,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  if (!mayManageEnquiries(actor)) throw new AppError('forbidden');
  const enquiryId = parseObjectId(id);
  const answered = { answeredAt: now, answeredBy: { userId: actor.userId, name: actor.name } };
  const moved = await inTransaction(async (session) => {
    const enquiry = await (to === 'answered'
      ? store.markAnswered(enquiryId, answered, session)
      : store.reopen(enquiryId, session));
    if (!enquiry) return null;
    await recordAuditEvent(
      {
        action: ACTIONS[store.kind][to],
        actor,
        subject: { kind: store.kind, id: enquiryId, label: enquiry.number },
        before: { state: enquiry.state },
        after: { state: to },
      },
      session,
    );
    return enquiry;
  });
  if (moved) return { modifiedCount: 1 };
  const current = await store.find(enquiryId);
  if (!current) throw new AppError('not-found');
  requireOwnMove(actor, to, current);
  return { modifiedCount: 0 };
}
