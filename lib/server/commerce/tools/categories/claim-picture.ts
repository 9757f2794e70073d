import 'server-only';
import type { ClientSession } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/claim-files';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/categories';
import { AppError } from '@/lib/shared/messages/errors';

/** Marks an uploaded picture as used. Throws `validation-failed` if it no longer exists. Belongs in the transaction that saves it. */
export async function claimPicture(
  { _id, picture }: Pick<CategoryDocument, '_id' | 'picture'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (picture === undefined || (await claimFiles({ urls: [picture], toolId: _id, at }, session))) return;
  throw new AppError('validation-failed', { issues: { picture: ['file-gone'] } });
}
