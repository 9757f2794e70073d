import type { ClientSession, ObjectId } from 'mongodb';
import { claimFiles, sweep } from '@/lib/server/commerce/files/delete-files';
import { filesOfPages } from '@/lib/server/commerce/pages/read-pages';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { everyCategory } from '../categories/categories.repository';
import { findOrderedToolIds } from '../stock/stock-ledger.repository';
import { findToolsById } from '../tools.repository';

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

export type FileFields = Partial<Pick<ToolDocument, 'image' | 'pictures' | 'documents'>>;

/** Pictures may be on other hosts. */
function filesByField({ image, pictures, documents }: FileFields): Record<keyof FileFields, string[]> {
  return {
    image: image === undefined ? [] : [image],
    pictures: (pictures ?? []).map(({ url }) => url).filter((url) => url !== image),
    documents: (documents ?? []).map(({ url }) => url),
  };
}

function fileUrlsOf(tool: FileFields): string[] {
  return Object.values(filesByField(tool)).flat();
}

/** The files that tools, categories and versions of pages show, and pictures of tools that were ordered: their orders show them. */
export async function findShownFiles(files: readonly FileDocument[]): Promise<ReadonlySet<string>> {
  const tools = await findToolsById(files.flatMap(({ toolIds }) => toolIds));
  const shown = new Set(tools.flatMap((tool) => fileUrlsOf(tool).flatMap((url) => fileNameOf(url) ?? [])));
  for (const { picture } of await everyCategory()) shown.add((picture && fileNameOf(picture)) || '');
  for (const name of await filesOfPages(files.map(({ _id }) => _id))) shown.add(name);
  const others = files.filter(({ _id, kind }) => kind === 'picture' && !shown.has(_id));
  const ordered = new Set((await findOrderedToolIds(others.flatMap(({ toolIds }) => toolIds))).map(String));
  for (const { _id, toolIds } of others) if (toolIds.some((id) => ordered.has(String(id)))) shown.add(_id);
  return shown;
}

const EVERY_MS = 6 * 60 * 60_000;
const LEASE_MS = 5 * 60_000;

export function startFileJobs(): RunningJob {
  return startJob({
    name: 'sweep-files',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    async run(signal) {
      const removed = await sweep({ now: new Date(), signal, findShown: findShownFiles });
      if (removed.files + removed.blobs > 0) log().info(removed, 'files that nothing shows were removed');
    },
  });
}
