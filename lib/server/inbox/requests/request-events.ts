import type { Actor } from '@/lib/server/identity/actor';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { RequestFields, RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import type { RequestMove } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import {
  messageAcknowledgementMail,
  messageReceivedMail,
  quoteAcknowledgementMail,
  quoteRequestedMail,
} from './request-mails';

/** `acknowledge`: whether its sender is sent a mail too. */
export type Received<Kind extends RequestKind> = {
  request: RequestOf<Kind>;
  actor: Actor | null;
  acknowledge: boolean;
};
/** `before`: the request before an admin answered or reopened it. */
export type MovedRequest = {
  before: Pick<RequestFields, '_id' | 'number' | 'state'>;
  to: RequestMove;
  actor: Actor;
};

export type RequestEvents = {
  'contact.received': Received<'contact'>;
  'contact.answered': MovedRequest;
  'contact.reopened': MovedRequest;
  'quote.requested': Received<'quote'>;
  'quote.answered': MovedRequest;
  'quote.reopened': MovedRequest;
};

type ReceivedRules<Kind extends RequestKind> = {
  /** Audited besides the state: nothing that the requester wrote. */
  auditedFacts: (request: RequestOf<Kind>) => AuditValues;
  mailToShop: (request: RequestOf<Kind>) => Mail;
  acknowledgementMail: (request: RequestOf<Kind>) => Mail;
};

/** Spam is stored without a mail. */
const received = <Kind extends RequestKind>(kind: Kind, rules: ReceivedRules<Kind>) => ({
  audit: ({ request, actor }: Received<Kind>) => ({
    actor: actor ?? ('visitor' as const),
    subject: { kind, id: request._id, label: request.number },
    after: { state: request.state, ...rules.auditedFacts(request) },
  }),
  mails: ({ request, acknowledge }: Received<Kind>) => {
    if (request.state === 'spam') return [];
    return [rules.mailToShop(request), ...(acknowledge ? [rules.acknowledgementMail(request)] : [])];
  },
});

const moved = (kind: RequestKind) => ({
  audit: ({ before: { _id: id, number: label, state }, to, actor }: MovedRequest) => ({
    actor,
    subject: { kind, id, label },
    before: { state },
    after: { state: to },
  }),
});

export const recordRequestEvent = eventRecorder<RequestEvents>({
  'contact.received': received('contact', {
    auditedFacts: ({ topic }) => ({ topic }),
    mailToShop: messageReceivedMail,
    acknowledgementMail: messageAcknowledgementMail,
  }),
  'contact.answered': moved('contact'),
  'contact.reopened': moved('contact'),
  'quote.requested': received('quote', {
    auditedFacts: ({ lines }) => ({ lines: lines.length }),
    mailToShop: quoteRequestedMail,
    acknowledgementMail: quoteAcknowledgementMail,
  }),
  'quote.answered': moved('quote'),
  'quote.reopened': moved('quote'),
});
