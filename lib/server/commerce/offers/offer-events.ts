import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Language } from '@/lib/shared/site/languages';
import { newestOf } from './held-units';
import { offerCounteredMail, offerDeclinedMail, offerEndsMail, offerMail } from './offer-mails';

type Of = { actor: AuditActor; offer: OfferDocument };
type Moved = Of & { from: OfferDocument['state'] };

export type OfferEvents = {
  /** Its first version, or a new one. */
  'offer.sent': Of;
  'offer.countered': Moved;
  'offer.withdrawn': Moved;
  'offer.declined': Of;
  /** `language` is that of who is reminded. */
  'offer.ends-soon': { offer: OfferDocument; language: Language };
};

const subjectOf = ({ _id: id, number: label }: OfferDocument) => ({ kind: 'offer', id, label }) as const;

const moved = ({ actor, offer, from }: Moved) => ({
  actor,
  subject: subjectOf(offer),
  before: { state: from },
  after: { state: offer.state, version: offer.version },
});

export const recordOfferEvent = eventRecorder<OfferEvents>({
  'offer.sent': {
    audit: ({ actor, offer }) => {
      const { v: version, dueCents, validUntil, holdStock } = newestOf(offer);
      return { actor, subject: subjectOf(offer), after: { version, dueCents, validUntil, holdStock } };
    },
    mails: ({ offer }) => [offerMail(offer)],
  },
  'offer.countered': { audit: moved, mails: ({ offer }) => [offerCounteredMail(offer)] },
  'offer.withdrawn': { audit: moved },
  'offer.declined': { mails: ({ offer }) => [offerDeclinedMail(offer)] },
  'offer.ends-soon': { mails: ({ offer, language }) => [offerEndsMail(offer, language)] },
});
