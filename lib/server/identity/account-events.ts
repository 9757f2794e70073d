import type { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';
import { type Audited, eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Language } from '@/lib/shared/site/languages';
import {
  invitationMail,
  passwordRemovedMail,
  passwordResetMail,
  secondFactorRemovedMail,
  verificationMail,
} from './accounts/account-mails';
import { hashToken } from './accounts/account-token';
import { type Identity, languageOfUser } from './users/identity';

type Person = Exclude<AuditActor, string | { role: 'key' }>;
type Own = { actor: Person };
/** The client's address, where it is not that of the request being served. */
type From = { address?: string };
type Proof = 'password-reset' | 'google';
type MailedLink = { user: Pick<Identity, '_id' | 'email'>; token: string; language: Language };

export type AccountEvents = {
  'user.registered': { user: Identity; by: AuditActor | 'themselves'; method?: 'google' };
  /** An account that an import opened and nobody used was taken back. */
  'user.removed': { actor: AuditActor; userId: ObjectId };
  'user.invited': MailedLink;
  'user.verification-requested': MailedLink;
  'user.email-verified': { user: Identity; by?: Proof | 'own-session'; isTakenOver?: true };
  'user.google-linked': { userId: string; user: Identity | null };
  /** By its owner, unless `userId` says whose it is. */
  'user.profile-changed': (Own | { actor: AuditActor; userId: ObjectId }) & {
    before: AuditValues;
    after: AuditValues;
  };
  'user.name-changed': Own & { before: string; after: string };
  'user.password-changed': Own;
  'user.password-reset-requested': MailedLink;
  'user.password-reset': { user: Identity };
  /** `sessionVersion` is the account's after the takeover. */
  'user.password-removed': { user: Identity; sessionVersion: number };
  'user.second-factor-enabled': Own;
  'user.second-factor-disabled': Own | { user: Identity; by: Proof };
  'user.recovery-codes-renewed': Own;
  'user.role-changed': { actor: Person | 'system'; userId: ObjectId };
  'user.note-changed': Own & { userId: ObjectId; before: string; after: string };
  'session.signed-in': Own & From & Pick<SessionRecord, 'method' | 'secondFactor'> & { device: string };
  'session.sign-in-failed': From & { userId: ObjectId | null; email: string; reason: string };
  'session.second-factor-failed': From & { userId: ObjectId; method: SessionRecord['method'] };
  /** `userId` is null for an e-mail without an account; without `email`, an address was blocked. */
  'session.blocked': From & { until: Date } & (
      | { email: string; userId: ObjectId | null }
      | { email?: never }
    );
  'session.signed-out': Own & From;
  'session.signed-out-everywhere': Own & { ended: number };
};

const personOf = ({ _id: userId, role }: Pick<Identity, '_id' | 'role'>): Person => ({ userId, role });
const userOf = (id: ObjectId | string | null) => ({ kind: 'user', id }) as const;

const own = ({ actor }: Own, rest: Omit<Audited, 'actor' | 'subject'> = {}): Audited => {
  return { actor, subject: userOf(actor.userId), ...rest };
};
const ownOf = (user: Identity, after?: AuditValues): Audited => own({ actor: personOf(user) }, { after });
const onlyOwn = { audit: (facts: Own) => own(facts) };

export const recordAccountEvent = eventRecorder<AccountEvents>({
  'user.registered': {
    audit: ({ user, by, method }) => ({
      actor: by === 'themselves' ? personOf(user) : by,
      subject: userOf(user._id),
      after: method && { method },
    }),
  },
  'user.verification-requested': {
    mails: ({ user, token, language }) => {
      const key = `verify-email:${hashToken(token)}`;
      return [{ key, to: user.email, urgent: true, ...verificationMail({ token, language }) }];
    },
  },
  'user.email-verified': {
    audit: ({ user, by, isTakenOver }) => ownOf(user, by && { by, ...(isTakenOver && { isTakenOver }) }),
  },
  'user.google-linked': {
    audit: ({ userId, user }) => ({ actor: user ? personOf(user) : 'visitor', subject: userOf(userId) }),
  },
  'user.profile-changed': {
    audit: ({ before, after, ...facts }) =>
      'userId' in facts
        ? { actor: facts.actor, subject: userOf(facts.userId), before, after }
        : own(facts, { before, after }),
  },
  'user.removed': { audit: ({ actor, userId }) => ({ actor, subject: userOf(userId) }) },
  'user.invited': {
    mails: ({ user, token, language }) => {
      const key = `invitation:${hashToken(token)}`;
      return [{ key, to: user.email, ...invitationMail({ token, language }) }];
    },
  },
  'user.name-changed': {
    audit: ({ before, after, ...facts }) => own(facts, { before: { name: before }, after: { name: after } }),
  },
  'user.password-changed': onlyOwn,
  'user.password-reset-requested': {
    audit: ({ user }) => ({ actor: 'visitor', subject: userOf(user._id) }),
    mails: ({ user, token, language }) => {
      const key = `reset-password:${hashToken(token)}`;
      return [{ key, to: user.email, urgent: true, ...passwordResetMail({ token, language }) }];
    },
  },
  'user.password-reset': { audit: ({ user }) => ownOf(user) },
  'user.password-removed': {
    audit: ({ user }) => ownOf(user, { by: 'google' }),
    mails: ({ user, sessionVersion }) => {
      const key = `password-removed:${user._id.toHexString()}:${sessionVersion}`;
      const mail = passwordRemovedMail({ language: languageOfUser(user) });
      return [{ key, to: user.email, urgent: true, ...mail }];
    },
  },
  'user.second-factor-enabled': onlyOwn,
  'user.second-factor-disabled': {
    audit: (facts) => ('user' in facts ? ownOf(facts.user, { by: facts.by }) : own(facts)),
    mails: (facts) => {
      if (!('user' in facts)) return [];
      const { _id, email: to, ...user } = facts.user;
      const mail = secondFactorRemovedMail({ language: languageOfUser(user) });
      return [{ key: `second-factor-removed:${_id.toHexString()}`, to, urgent: true, ...mail }];
    },
  },
  'user.recovery-codes-renewed': onlyOwn,
  'user.role-changed': {
    audit: ({ actor, userId }) => ({
      actor,
      subject: userOf(userId),
      before: { role: 'customer' },
      after: { role: 'admin' },
    }),
  },
  'user.note-changed': {
    audit: ({ actor, userId, before, after }) => ({
      actor,
      subject: userOf(userId),
      before: { note: before },
      after: { note: after },
    }),
  },
  'session.signed-in': {
    audit: ({ actor, address, ...after }) => own({ actor }, { after, address }),
  },
  'session.sign-in-failed': {
    audit: ({ userId, email, reason, address }) => {
      return { actor: 'visitor', subject: userOf(userId), after: { reason, email }, address };
    },
  },
  'session.second-factor-failed': {
    audit: ({ userId, method, address }) => {
      return { actor: 'visitor', subject: userOf(userId), after: { method }, address };
    },
  },
  'session.blocked': {
    audit: ({ until, address, ...blocked }) => {
      const isAccount = blocked.email !== undefined;
      return {
        actor: 'visitor',
        subject: userOf(isAccount ? blocked.userId : null),
        after: isAccount ? { what: 'account', email: blocked.email, until } : { what: 'address', until },
        address,
      };
    },
  },
  'session.signed-out': { audit: ({ address, ...facts }) => own(facts, { address }) },
  'session.signed-out-everywhere': { audit: ({ ended, ...facts }) => own(facts, { after: { ended } }) },
});
