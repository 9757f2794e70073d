import type { Db } from 'mongodb';
import type { JobRunDocument } from '@/lib/server/platform/db/documents/coordination';

export const BACKUP_RUN = 'backup';

export async function recordBackup(db: Db, at: Date): Promise<void> {
  await db
    .collection<JobRunDocument>('job_runs')
    .updateOne({ _id: BACKUP_RUN }, { $max: { succeededAt: at } }, { upsert: true });
}

export async function lastBackup(db: Db): Promise<Date | null> {
  return (await db.collection<JobRunDocument>('job_runs').findOne({ _id: BACKUP_RUN }))?.succeededAt ?? null;
}
