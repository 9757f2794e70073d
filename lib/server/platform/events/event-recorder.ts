import type { ClientSession } from 'mongodb';
import { type AuditEvent, recordAuditEvents } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { afterCommit } from '@/lib/server/platform/db/transaction';
import { enqueueMail, type Mail, takeBackMails } from '@/lib/server/platform/mail/outbox';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';

export type Audited = Omit<AuditEvent, 'action'>;

/** The consequences of an event, given its facts. One whose name is an action of the audit log has an entry there. */
type Row<Name, Facts> = {
  mails?: (facts: Facts) => readonly Mail[];
  /** How the keys of mails begin that are taken back, as far as they were not sent: what they say is over. */
  unsent?: (facts: Facts) => readonly string[];
  stale?: (facts: Facts) => readonly PublicTag[];
} & (Name extends AuditAction ? { audit: (facts: Facts) => Audited } : { audit?: never });

export type EventRows<Events> = { [Name in keyof Events]: Row<Name, Events[Name]> };

/** In the caller's transaction where there is one; mails are sent and tags refreshed after the commit. */
type RecordOne<Events> = <Name extends keyof Events & string>(
  name: Name,
  facts: Events[Name],
  session?: ClientSession,
) => Promise<void>;

export type RecordEvent<Events> = RecordOne<Events> & {
  /** Records that the same happened to many things, with one write to the audit log. */
  all: <Name extends keyof Events & string>(
    name: Name,
    facts: readonly Events[Name][],
    session?: ClientSession,
  ) => Promise<void>;
};

const staleTags = new WeakMap<ClientSession, Set<PublicTag>>();

/** Once for all changes of a transaction. */
export function refreshAfterCommit(tags: readonly PublicTag[], session: ClientSession | undefined): void {
  if (tags.length === 0) return;
  const queued = session && staleTags.get(session);
  const all = queued ?? new Set<PublicTag>();
  for (const tag of tags) all.add(tag);
  if (queued) return;
  if (session) staleTags.set(session, all);
  afterCommit(session, () => refreshPublic(...all));
}

export function eventRecorder<Events>(rows: EventRows<Events>): RecordEvent<Events> {
  const all: RecordEvent<Events>['all'] = async (name, facts, session) => {
    const { audit, mails, unsent, stale }: Partial<Row<AuditAction, (typeof facts)[number]>> = rows[name];
    const entries = audit ? facts.map((each) => ({ action: name as AuditAction, ...audit(each) })) : [];
    await recordAuditEvents(entries, session);
    for (const key of facts.flatMap((each) => unsent?.(each) ?? [])) await takeBackMails(key, session);
    for (const mail of facts.flatMap((each) => mails?.(each) ?? [])) await enqueueMail(mail, session);
    refreshAfterCommit(
      facts.flatMap((each) => stale?.(each) ?? []),
      session,
    );
  };
  return Object.assign<RecordOne<Events>, Pick<RecordEvent<Events>, 'all'>>(
    (name, facts, session) => all(name, [facts], session),
    { all },
  );
}
