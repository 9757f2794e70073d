import 'server-only';
import type { AuditValues } from '@/lib/server/platform/audit-log/audit-values';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import type { ListedRequests } from '@/lib/shared/inbox/listed-requests.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import { messageAcknowledgementMail } from './mails/message-acknowledgement-mail';
import { messageReceivedMail } from './mails/message-received-mail';
import { quoteAcknowledgementMail } from './mails/quote-acknowledgement-mail';
import { quoteRequestedMail } from './mails/quote-requested-mail';
import { serializeMessage, serializeQuote } from './request.serializer';

type KindRules<Kind extends RequestKind> = {
  /** What its numbers begin with, such as `RFQ` in `RFQ-7K3M2P`. */
  numberPrefix: string;
  actions: Record<'received' | 'answered' | 'open', AuditAction>;
  /** What the audit log keeps of a new one besides its state: nothing that the requester wrote. */
  auditedFacts: (request: RequestOf<Kind>) => AuditValues;
  mailToShop: (request: RequestOf<Kind>) => Mail;
  acknowledgementMail: (request: RequestOf<Kind>) => Mail;
  serialize: (request: RequestOf<Kind>) => ListedRequests[Kind];
};

/** What is particular to each kind of request. All else that the store does with them is the same for every kind. */
export const REQUEST_KINDS: { readonly [Kind in RequestKind]: KindRules<Kind> } = {
  contact: {
    numberPrefix: 'MSG',
    actions: { received: 'contact.received', answered: 'contact.answered', open: 'contact.reopened' },
    auditedFacts: ({ topic }) => ({ topic }),
    mailToShop: messageReceivedMail,
    acknowledgementMail: messageAcknowledgementMail,
    serialize: serializeMessage,
  },
  quote: {
    numberPrefix: 'RFQ',
    actions: { received: 'quote.requested', answered: 'quote.answered', open: 'quote.reopened' },
    auditedFacts: ({ lines }) => ({ lines: lines.length }),
    mailToShop: quoteRequestedMail,
    acknowledgementMail: quoteAcknowledgementMail,
    serialize: serializeQuote,
  },
};
