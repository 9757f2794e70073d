import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/claim-files';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { type FileFields, filesByField } from './tool-files';

/**
 * Keeps the uploaded files that a tool is saved with. Throws `validation-failed` at each field that names one that is gone.
 * Belongs in the transaction that saves the tool; without one nothing is written, and the same is thrown.
 */
export async function keepFiles(
  tool: FileFields & { _id: ObjectId },
  at: Date,
  session?: ClientSession,
): Promise<void> {
  const issues: FieldIssues = {};
  for (const [field, urls] of Object.entries(filesByField(tool)))
    if (!(await claimFiles({ urls, toolId: tool._id, at }, session))) issues[field] = ['file-gone'];
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}
