import { toolTags } from '@/lib/server/commerce/tools/tool-events';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { type Audited, eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { type ReturnState, receivedUnits } from '@/lib/shared/shipments/return-states';
import type { ReturnRecipient } from './read-returns';
import {
  returnApprovedMail,
  returnReceivedMail,
  returnRefusedMail,
  returnRequestedMail,
  returnToAnswerMail,
} from './return-mails';

type Of = {
  actor: AuditActor;
  made: ReturnDocument;
  from?: ReturnState;
  recipient: ReturnRecipient | null;
};

export type ReturnEvents = {
  'return.requested': Of;
  /** Without `from` where an admin made it for the buyer. */
  'return.approved': Of;
  'return.refused': Of;
  'return.withdrawn': Of;
  'return.received': Of;
  /** The refund's own event sends the mail. */
  'return.settled': Of;
  'return.closed': Of;
};

function audited({ actor, made, from }: Of): Audited {
  const {
    _id: id,
    number: label,
    orderId,
    orderNumber,
    state,
    lines,
    externalId,
    refundId,
    amountCents,
  } = made;
  return {
    actor,
    subject: { kind: 'return', id, label },
    ...(from ? { before: { state: from } } : {}),
    after: {
      ...{ state, orderId, orderNumber },
      ...(externalId ? { externalId } : {}),
      ...(refundId ? { refundId, amountCents } : {}),
      lines: lines.map((line) => ({
        ...{ sku: line.sku, quantity: line.approved ?? line.quantity },
        ...(receivedUnits(line) > 0 ? { restock: line.restock, scrap: line.scrap } : {}),
        ...optionalField('serials', line.serials),
      })),
    },
  };
}

const toRecipient =
  (mail: (made: ReturnDocument, recipient: ReturnRecipient) => Mail) =>
  ({ made, recipient }: Of): Mail[] =>
    recipient ? [mail(made, recipient)] : [];

export const recordReturnEvent = eventRecorder<ReturnEvents>({
  'return.requested': {
    audit: audited,
    mails: (facts) => [returnToAnswerMail(facts.made), ...toRecipient(returnRequestedMail)(facts)],
  },
  'return.approved': { audit: audited, mails: toRecipient(returnApprovedMail) },
  'return.refused': { audit: audited, mails: toRecipient(returnRefusedMail) },
  'return.withdrawn': { audit: audited },
  'return.received': {
    audit: audited,
    mails: toRecipient(returnReceivedMail),
    stale: ({ made }) => {
      const restocked = made.lines.flatMap(({ toolId, restock = 0 }) => (restock > 0 ? [toolId] : []));
      return restocked.length > 0 ? toolTags(...restocked) : [];
    },
  },
  'return.settled': { audit: audited },
  'return.closed': { audit: audited },
});
