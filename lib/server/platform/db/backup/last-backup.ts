import 'server-only';
import type { Db } from 'mongodb';
import type { JobRunDocument } from '@/lib/server/platform/db/documents/coordination';

/** Its name among the runs of jobs. */
export const BACKUP_RUN = 'backup';

/** Records in the database itself, which metrics and `doctor` read, that a backup as of this moment is complete. */
export async function recordBackup(db: Db, at: Date): Promise<void> {
  await db
    .collection<JobRunDocument>('job_runs')
    .updateOne({ _id: BACKUP_RUN }, { $max: { succeededAt: at } }, { upsert: true });
}

/** Returns the moment that the last complete backup shows; null if there was none. */
export async function lastBackup(db: Db): Promise<Date | null> {
  return (await db.collection<JobRunDocument>('job_runs').findOne({ _id: BACKUP_RUN }))?.succeededAt ?? null;
}
