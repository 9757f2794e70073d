import { collection } from '@/lib/server/platform/db/collections';
import type { JobRunDocument } from '@/lib/server/platform/db/documents/coordination';

export async function writeSuccess(job: string, succeededAt: Date): Promise<void> {
  await (await collection('job_runs')).updateOne({ _id: job }, { $max: { succeededAt } }, { upsert: true });
}

export async function readSuccesses(): Promise<JobRunDocument[]> {
  return (await collection('job_runs')).find().toArray();
}
