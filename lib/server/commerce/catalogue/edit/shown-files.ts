import 'server-only';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { findOrderedToolIds } from '../stock/stock-ledger.repository';
import { findToolsById } from '../tools.repository';
import { fileUrlsOf } from './tool-files';

/**
 * Returns the names of those of the files that tools show, and of pictures of tools that were ordered, whose orders go on
 * showing them.
 */
export async function findShownFiles(files: readonly FileDocument[]): Promise<ReadonlySet<string>> {
  const tools = await findToolsById(files.flatMap(({ toolIds }) => toolIds));
  const shown = new Set(tools.flatMap((tool) => fileUrlsOf(tool).flatMap((url) => fileNameOf(url) ?? [])));
  const others = files.filter(({ _id, kind }) => kind === 'picture' && !shown.has(_id));
  const ordered = new Set((await findOrderedToolIds(others.flatMap(({ toolIds }) => toolIds))).map(String));
  for (const { _id, toolIds } of others) if (toolIds.some((id) => ordered.has(String(id)))) shown.add(_id);
  return shown;
}
