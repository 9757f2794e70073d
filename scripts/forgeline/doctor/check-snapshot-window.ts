import type { Db } from 'mongodb';
import type { Finding } from './finding';

/** mongod's default. */
const DEFAULT_WINDOW_SECONDS = 300;
/** Read and written in a second on a slow disk over a network; mostly it is several times as much. */
const BYTES_A_SECOND = 10 * 1024 * 1024;
/** Share of the window that a backup may take before it should be raised. */
const MOST_OF_WINDOW = 0.5;
const MEGABYTE = 1024 * 1024;

export function judgeWindow(dataBytes: number, windowSeconds: number | undefined): Finding {
  const subject = 'backup';
  const seconds = Math.ceil(dataBytes / BYTES_A_SECOND);
  const window = windowSeconds ?? DEFAULT_WINDOW_SECONDS;
  const text =
    `${Math.ceil(dataBytes / MEGABYTE)} MB may take ${seconds} s, and a snapshot is kept for ${window} s` +
    (windowSeconds === undefined ? ' by default (the database does not say)' : '');
  if (seconds <= window * MOST_OF_WINDOW) return { status: 'ok', subject, text };
  const recommended = Math.ceil(seconds / MOST_OF_WINDOW / 60) * 60;
  return {
    status: seconds > window ? 'fail' : 'warn',
    subject,
    text,
    todo: `Raise it: db.adminCommand({ setParameter: 1, minSnapshotHistoryWindowInSeconds: ${recommended} })`,
  };
}

async function readWindow(db: Db): Promise<number | undefined> {
  const name = 'minSnapshotHistoryWindowInSeconds';
  try {
    const reply = await db.admin().command({ getParameter: 1, [name]: 1 });
    return typeof reply[name] === 'number' ? reply[name] : undefined;
  } catch {
    // The store's user may not read it, or the database does not have it.
    return undefined;
  }
}

export async function checkSnapshotWindow(db: Db): Promise<Finding> {
  try {
    const { dataSize } = await db.command({ dbStats: 1 });
    return judgeWindow(Number(dataSize), await readWindow(db));
  } catch {
    const todo = 'Time a backup, and keep minSnapshotHistoryWindowInSeconds at twice as much';
    return { status: 'warn', subject: 'backup', text: 'the database does not say how large it is', todo };
  }
}
