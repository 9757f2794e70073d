import type { FiledFile, ImportDocument } from '@/lib/server/platform/db/documents/imports';
import type { FiledFiles } from '@/lib/shared/imports/filed-files.schema';
import { UNPLACED_REASONS } from '@/lib/shared/imports/import-kinds';
import { readChunks } from './run/imports.repository';

const isUnplaced = (why: string): why is FiledFiles['unplaced'][number]['why'] =>
  (UNPLACED_REASONS as readonly string[]).includes(why);

const BY_NAME = new Intl.Collator('en', { numeric: true });

/** Sorts files by what became of them; those that are not placed by their names, as people look for them. */
function sortFiles(files: readonly (FiledFile & { sku?: string })[]): FiledFiles {
  const sorted: FiledFiles = { placed: [], unplaced: [], refused: [] };
  for (const { file, why, position, candidates, sku = '' } of files) {
    if (why === undefined) sorted.placed.push({ file, sku, ...(position ? { position } : {}) });
    else if (isUnplaced(why)) sorted.unplaced.push({ file, why, ...(candidates ? { candidates } : {}) });
    else sorted.refused.push({ file, why });
  }
  for (const missed of [sorted.unplaced, sorted.refused])
    missed.sort((one, other) => BY_NAME.compare(one.file, other.file));
  return sorted;
}

/** Returns what became of the files of an archive. */
export async function filesOf({ _id, unfiled = [] }: ImportDocument): Promise<FiledFiles> {
  const files: (FiledFile & { sku?: string })[] = [...unfiled];
  for await (const { outcomes = [] } of readChunks(_id))
    for (const { sku, files: own = [] } of outcomes)
      files.push(...own.map((file) => ({ ...file, ...(sku === undefined ? {} : { sku }) })));
  return sortFiles(files);
}
