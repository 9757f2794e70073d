import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { claim, countFiles } from './files.repository';

type Claim = { urls: readonly string[]; toolId: ObjectId; at: Date };

/**
 * Keeps the uploaded files among these addresses from being swept: the tool is saved with them. Returns whether all of them
 * are there. Belongs in the transaction that saves the tool; without one nothing is written.
 */
export async function claimFiles({ urls, toolId, at }: Claim, session?: ClientSession): Promise<boolean> {
  const names = [...new Set(urls.flatMap((url) => fileNameOf(url) ?? []))];
  if (names.length === 0) return true;
  const there = session ? await claim({ names, toolId, at }, session) : await countFiles(names);
  return there === names.length;
}
