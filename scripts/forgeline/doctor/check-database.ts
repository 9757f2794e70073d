import { statfs } from 'node:fs/promises';
import type { Db, Document } from 'mongodb';
import { lastBackup } from '@/lib/server/platform/db/backup/last-backup';
import { SIGN_INS } from '@/stack/seed-data/demo/sign-ins';
import { checkSnapshotWindow } from './check-snapshot-window';
import { causeOf, type Finding } from './finding';

const CLOCK_WARN_MS = 2_000;
const CLOCK_FAIL_MS = 30_000;
const DISK_WARN_SHARE = 0.8;
const DISK_FAIL_SHARE = 0.9;
const SECOND_MS = 1_000;

export function judgeReplicaSet(hello: Document): Finding {
  const subject = 'replica set';
  const name = hello.setName;
  if (typeof name !== 'string') {
    return {
      status: 'fail',
      subject,
      text: 'the database is not one, so it has no transactions',
      todo: 'Start mongod with --replSet and run rs.initiate()',
    };
  }
  const hosts = Array.isArray(hello.hosts) ? hello.hosts.length : 1;
  if (hosts > 1) return { status: 'ok', subject, text: `${name}, ${hosts} members` };
  return {
    status: 'warn',
    subject,
    text: `${name} has one member`,
    todo: 'Three survive the loss of one; until then a lost disk loses what is not backed up',
  };
}

/** `requestedMs` and `repliedMs`: this machine's clock around the request. */
export function judgeClock(localTime: Date, requestedMs: number, repliedMs: number): Finding {
  const subject = 'clock';
  const latest = localTime.getTime() - requestedMs;
  const earliest = localTime.getTime() - repliedMs;
  // The database's clock was read somewhere in between.
  const apartMs = earliest > 0 ? earliest : latest < 0 ? -latest : 0;
  const text = `${(apartMs / SECOND_MS).toFixed(1)} s from the database's`;
  const todo = 'Run an NTP client (chrony, systemd-timesyncd) on both';
  if (apartMs > CLOCK_FAIL_MS) return { status: 'fail', subject, text, todo };
  if (apartMs > CLOCK_WARN_MS) return { status: 'warn', subject, text, todo };
  return { status: 'ok', subject, text };
}

export function judgeDisk(subject: string, usedBytes: number, totalBytes: number): Finding {
  const share = usedBytes / totalBytes;
  const text = `${Math.round(share * 100)} % full`;
  const todo = 'Make room: a full disk makes every call that writes fail';
  if (share > DISK_FAIL_SHARE) return { status: 'fail', subject, text, todo };
  if (share > DISK_WARN_SHARE) return { status: 'warn', subject, text, todo };
  return { status: 'ok', subject, text };
}

async function databaseDisk(db: Db): Promise<Finding> {
  const subject = 'database disk';
  try {
    const { fsUsedSize, fsTotalSize } = await db.command({ dbStats: 1 });
    if (fsTotalSize > 0) return judgeDisk(subject, fsUsedSize, fsTotalSize);
  } catch {
    // A database that has no such command, or a user who may not run it.
  }
  return { status: 'warn', subject, text: 'the database does not say', todo: 'Watch its disk yourself' };
}

async function ownDisk(): Promise<Finding> {
  const { blocks, bavail, bsize } = await statfs(process.cwd());
  return judgeDisk('disk here', (blocks - bavail) * bsize, blocks * bsize);
}

const HOUR_MS = 3_600_000;
/** A backup each night, and two hours for a slow one. */
const BACKUP_WARN_HOURS = 26;

/** Returns whether the store is backed up each night. */
export function judgeBackup(last: Date | null, now: Date): Finding {
  const subject = 'last backup';
  const todo = 'Run forgeline backup every night: docs/operations.md#backup';
  if (!last) return { status: 'warn', subject, text: 'none yet', todo };
  const hours = Math.floor((now.getTime() - last.getTime()) / HOUR_MS);
  const text = `${hours} h ago`;
  return hours > BACKUP_WARN_HOURS
    ? { status: 'warn', subject, text, todo }
    : { status: 'ok', subject, text };
}

async function demoAccounts(db: Db): Promise<Finding> {
  const subject = 'demo accounts';
  const emails = SIGN_INS.map(({ email }) => email);
  const count = await db.collection('users').countDocuments({ email: { $in: emails } });
  if (count === 0) return { status: 'ok', subject, text: 'none' };
  return {
    status: 'fail',
    subject,
    text: `${count} with passwords that everyone knows`,
    todo: 'This database has demo data: use another for customers',
  };
}

async function admins(db: Db): Promise<Finding> {
  const subject = 'admins';
  const count = await db.collection('users').countDocuments({ role: 'admin' });
  if (count > 0) return { status: 'ok', subject, text: String(count) };
  return {
    status: 'warn',
    subject,
    text: 'none',
    todo: 'forgeline setup --email <address> makes the first one',
  };
}

export async function checkHeldMail(db: Db): Promise<Finding> {
  const subject = 'held mail';
  const count = await db.collection('outbox').countDocuments({ kind: 'mail', state: 'set-aside' });
  if (count === 0) return { status: 'ok', subject, text: 'none' };
  return {
    status: 'warn',
    subject,
    text: `a restore set aside ${count}`,
    todo: 'forgeline held-mail lists, sends or discards them',
  };
}

export async function checkDatabase(open: () => Promise<Db>): Promise<Finding[]> {
  let db: Db;
  let hello: Document;
  let requestedMs: number;
  try {
    db = await open();
    requestedMs = Date.now();
    hello = await db.command({ hello: 1 });
  } catch (error) {
    const text = `cannot be reached (${causeOf(error)})`;
    return [
      {
        status: 'fail',
        subject: 'database',
        text,
        todo: 'Check MONGODB_URI, and that it accepts connections',
      },
    ];
  }
  const clock = judgeClock(hello.localTime as Date, requestedMs, Date.now());
  return [
    judgeReplicaSet(hello),
    clock,
    await databaseDisk(db),
    await checkSnapshotWindow(db),
    await ownDisk(),
    await demoAccounts(db),
    await admins(db),
    await checkHeldMail(db),
    judgeBackup(await lastBackup(db), new Date()),
  ];
}
