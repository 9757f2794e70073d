import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';

const EXIT_FAILED = 1;
const OBJECT_ID = /^[0-9a-f]{24}$/;

const mails = (count: number) => (count === 1 ? '1 mail is' : `${count} mails are`);
const DONE = { send: 'queued', discard: 'given up' } as const;

async function printCounts(): Promise<void> {
  const { countSetAside } = await import('@/lib/server/platform/events/set-aside.repository');
  const counts = await countSetAside();
  if (counts.length === 0) console.log('No mail is set aside.');
  for (const { step, count, oldest } of counts)
    console.log(`${step}: ${count}, the oldest of ${oldest.toISOString()}`);
}

async function printList(): Promise<void> {
  const { findSetAside, stepOf } = await import('@/lib/server/platform/events/set-aside.repository');
  for (const mail of await findSetAside()) {
    const { _id, to, subject, createdAt } = mail;
    // As JSON, because a subject may contain what people typed.
    console.log(
      `${_id.toHexString()}  ${createdAt.toISOString()}  ${stepOf(mail)}  ${to}  ${JSON.stringify(subject)}`,
    );
  }
}

async function decide(decision: keyof typeof DONE, ids: readonly string[]): Promise<number> {
  const { decideAllSetAside, decideSetAside } = await import('@/lib/server/platform/events/set-aside');
  if (ids.length === 0) {
    console.log(`${mails(await decideAllSetAside(decision))} ${DONE[decision]}.`);
    return 0;
  }
  const { unknown } = await decideSetAside(decision, ids);
  if (unknown.length > 0) {
    console.error(`Nothing was changed: no mail with the id ${unknown.join(', ')} is set aside.`);
    return EXIT_FAILED;
  }
  console.log(`${mails(ids.length)} ${DONE[decision]}.`);
  return 0;
}

export const command: Command = {
  help: `Mails that were queued when the backup was made may have been sent since, so a restore sets them aside. Without an option
they are counted. --send and --discard are about those whose ids follow, or about all. Each decision is in the audit log.
Needs MONGODB_URI, MONGODB_DB and, to decide, AUDIT_LOG_SECRET.`,
  options: {
    list: { type: 'boolean', help: 'list them: id, when it was written, what it reports, to whom, subject' },
    send: { type: 'boolean', help: 'send them' },
    discard: { type: 'boolean', help: 'give them up' },
  },
  moreWords: 'id',
  async run({ options: { list, send, discard }, words }) {
    if ([list, send, discard].filter(Boolean).length > 1)
      throw new UsageError('Only one of --list, --send and --discard.');
    const decision = send ? 'send' : discard ? 'discard' : null;
    const ids = [...new Set(words.map((word) => word.toLowerCase()))];
    if (!decision && ids.length > 0) throw new UsageError('Ids need --send or --discard.');
    for (const id of ids) if (!OBJECT_ID.test(id)) throw new UsageError(`"${id}" is not the id of a mail.`);
    loadSettings(decision ? ['AUDIT_LOG_SECRET'] : []);
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      if (decision) return await decide(decision, ids);
      await (list ? printList() : printCounts());
      return 0;
    } finally {
      await closeDatabase();
    }
  },
};
