import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { claim } from './files.repository';

type Claim = { urls: readonly string[]; toolId: ObjectId; at: Date };

/**
 * Protects the uploaded files among these addresses from the sweep. Returns whether all of them exist. Belongs in the
 * transaction that saves the tool.
 */
export async function claimFiles({ urls, toolId, at }: Claim, session: ClientSession): Promise<boolean> {
  const names = [...new Set(urls.flatMap((url) => fileNameOf(url) ?? []))];
  if (names.length === 0) return true;
  return (await claim({ names, toolId, at }, session)) === names.length;
}
