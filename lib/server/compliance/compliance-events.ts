import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import { accountClosedMail } from './privacy/account-closed-mail';

type View = { actor: Exclude<AuditActor, string>; customerId: ObjectId };
type Version = { version: number; length: number };
/** `orders` is how many the account had. */
type Closed = { orders: number } & (
  | { actor: Actor }
  | { user: Identity; by: 'verification-link' | 'restore' }
);

export type ComplianceEvents = {
  'user.view-started': View & { until: Date };
  'user.view-ended': View & { reason: 'ended' | 'expired' };
  'user.data-exported': { actor: Actor };
  'user.closed': Closed;
  'legal-page.edited': {
    actor: Actor;
    page: LegalPageName;
    language: Language;
    before: Version;
    after: Version;
  };
  'settings.changed': { before: AuditValues | null; after: AuditValues };
};

const userOf = (id: ObjectId) => ({ kind: 'user', id }) as const;

export const recordComplianceEvent = eventRecorder<ComplianceEvents>({
  'user.view-started': {
    audit: ({ actor, customerId, until }) => ({ actor, subject: userOf(customerId), after: { until } }),
  },
  'user.view-ended': {
    audit: ({ actor, customerId, reason }) => ({ actor, subject: userOf(customerId), after: { reason } }),
  },
  'user.data-exported': { audit: ({ actor }) => ({ actor, subject: userOf(actor.userId) }) },
  'user.closed': {
    audit: (closed) => {
      const { orders } = closed;
      if ('actor' in closed) {
        const { actor } = closed;
        const { userId, role, email, name } = actor;
        return { actor, subject: userOf(userId), before: { role, email, name }, after: { orders } };
      }
      const { by, user } = closed;
      const { _id, role, email, name } = user;
      const before = { role, email, name };
      const actor = by === 'restore' ? 'system' : 'visitor';
      return { actor, subject: userOf(_id), before, after: { orders, by } };
    },
    mails: (closed) =>
      'actor' in closed ? [accountClosedMail(closed.actor, languageOfUser(closed.actor))] : [],
    stale: () => ['reviews'],
  },
  'legal-page.edited': {
    audit: ({ actor, page, language, before, after }) => {
      return {
        actor,
        subject: { kind: 'legal-page', id: `${page} ${language}`, label: page },
        before,
        after,
      };
    },
    stale: () => ['legal-pages'],
  },
  'settings.changed': {
    audit: ({ before, after }) => {
      const subject = { kind: 'settings', id: null } as const;
      return { actor: 'system', subject, before: before ?? undefined, after };
    },
  },
});
