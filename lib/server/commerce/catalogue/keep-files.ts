import 'server-only';
import type { ClientSession } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/claim-files';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError } from '@/lib/shared/errors';
import { fileUrlsOf } from './tool-files';

/**
 * Keeps the uploaded files of a tool that is saved. Throws `validation-failed` under `field` if one of them is gone. Belongs
 * in the transaction that saves the tool.
 */
export async function keepFiles(
  tool: Pick<ToolDocument, '_id' | 'image' | 'pictures'>,
  { field, at }: { field: 'image' | 'pictures'; at: Date },
  session: ClientSession,
): Promise<void> {
  if (!(await claimFiles({ urls: fileUrlsOf(tool), toolId: tool._id, at }, session)))
    throw new AppError('validation-failed', { issues: { [field]: ['file-gone'] } });
}
