import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/claim-files';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { type FileFields, filesByField } from './tool-files';

/**
 * Marks the files of a tool as used. Throws `validation-failed` at each field with a file that no longer exists.
 * Belongs in the transaction that saves the tool; without one nothing is written, and the same is thrown.
 */
export async function claimToolFiles(
  tool: FileFields & { _id: ObjectId },
  at: Date,
  session?: ClientSession,
): Promise<void> {
  const issues: FieldIssues = {};
  for (const [field, urls] of Object.entries(filesByField(tool)))
    if (!(await claimFiles({ urls, toolId: tool._id, at }, session))) issues[field] = ['file-gone'];
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}
