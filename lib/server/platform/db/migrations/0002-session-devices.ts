import 'server-only';
import type { Db } from 'mongodb';
import type { SessionRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import type { Migration } from './migration';

/** A session whose device is a finished English phrase: `Chrome on Linux`, `Chrome`, `iPad`, `Unknown device`. */
type OldSession = Omit<SessionRecord, 'device'> & { device: SessionRecord['device'] | string };
type OldUser = Omit<UserDocument, 'sessions'> & { sessions?: OldSession[] };

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'macOS', 'ChromeOS', 'Linux'];

function deviceOf(phrase: string): SessionRecord['device'] {
  const [first = '', system] = phrase.split(' on ', 2);
  if (system) return { browser: first, system };
  if (phrase === 'Unknown device') return {};
  return SYSTEMS.includes(first) ? { system: first } : { browser: first };
}

async function completeSession(db: Db, user: OldUser, { id, device }: OldSession): Promise<void> {
  if (typeof device !== 'string') return;
  const isUnchanged = { _id: user._id, sessions: { $elemMatch: { id, device } } };
  const parts = { $set: { 'sessions.$.device': deviceOf(device) } };
  await db.collection<OldUser>('users').updateOne(isUnchanged, parts);
}

/** Sessions keep the names of browser and system, which each language puts into words of its own. */
export const sessionDevices: Migration = {
  id: 2,
  name: 'session-devices',
  async up({ db, signal }) {
    const users = db.collection<OldUser>('users').find({ 'sessions.device': { $type: 'string' } });
    for await (const user of users) {
      for (const session of user.sessions ?? []) {
        signal.throwIfAborted();
        await completeSession(db, user, session);
      }
    }
  },
};
