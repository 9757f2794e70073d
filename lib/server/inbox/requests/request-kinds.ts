import type { ClientSession } from 'mongodb';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { serializeMessage, serializeQuote } from './request.serializer';
import { type MovedRequest, type Received, recordRequestEvent } from './request-events';

type KindRules<Kind extends RequestKind> = {
  /** Such as `RFQ` in `RFQ-7K3M2P`. */
  numberPrefix: string;
  recordReceived: (received: Received<Kind>, session: ClientSession) => Promise<void>;
  recordMove: (moved: MovedRequest, session: ClientSession) => Promise<void>;
  serialize: (request: RequestOf<Kind>) => ListedRequests[Kind];
};

export const REQUEST_KINDS: { readonly [Kind in RequestKind]: KindRules<Kind> } = {
  contact: {
    numberPrefix: 'MSG',
    recordReceived: (received, session) => recordRequestEvent('contact.received', received, session),
    recordMove: (moved, session) =>
      recordRequestEvent(moved.to === 'answered' ? 'contact.answered' : 'contact.reopened', moved, session),
    serialize: serializeMessage,
  },
  quote: {
    numberPrefix: 'RFQ',
    recordReceived: (received, session) => recordRequestEvent('quote.requested', received, session),
    recordMove: (moved, session) =>
      recordRequestEvent(moved.to === 'answered' ? 'quote.answered' : 'quote.reopened', moved, session),
    serialize: serializeQuote,
  },
};
