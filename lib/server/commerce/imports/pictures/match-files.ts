import { skuFinder } from '@/lib/server/commerce/tools/read/sku-finder';
import type { FiledFile } from '@/lib/server/platform/db/documents/imports';
import {
  chooseReading,
  documentOfWords,
  type NamedDocument,
  type PicturePlace,
  readingsOf,
} from './file-names';
import type { ArchiveFile } from './read-archive';

/** A file that a tool gets. */
export type MatchedFile = ArchiveFile & { place: PicturePlace; document?: NamedDocument };
/** The files of a tool. */
export type MatchedTool = { sku: string; files: MatchedFile[] };

/** Two files cannot be at one place of a tool, nor be the same document. */
function placeKey({ file, kind, place, document }: MatchedFile): string {
  return kind === 'picture'
    ? `picture ${place === 'end' ? file.toLowerCase() : place}`
    : `document ${document?.kind} ${document?.language} ${document?.title ?? ''}`;
}

/** Returns which tool each file is of, by the number in its name, and the files that are of none or for a place that another one has. */
export async function matchFiles(
  files: readonly ArchiveFile[],
): Promise<{ tools: MatchedTool[]; unplaced: FiledFile[] }> {
  const read = files.map((file) => ({ file, readings: readingsOf(file.file, file.kind) }));
  const find = await skuFinder([
    ...new Set(read.flatMap(({ readings }) => readings.map(({ number }) => number))),
  ]);
  const bySku = new Map<string, Map<string, MatchedFile>>();
  const unplaced: FiledFile[] = [];
  for (const { file, readings } of read) {
    const chosen = chooseReading(readings, find);
    if ('candidates' in chosen) {
      const { candidates } = chosen;
      unplaced.push({
        file: file.file,
        ...(candidates.length > 0 ? { why: 'ambiguous', candidates } : { why: 'no-tool' }),
      });
      continue;
    }
    const { reading, sku } = chosen;
    const matched: MatchedFile = {
      ...{ ...file, place: reading.place },
      ...(file.kind === 'document' ? { document: documentOfWords(reading.words) } : {}),
    };
    const own = bySku.get(sku) ?? new Map<string, MatchedFile>();
    bySku.set(sku, own);
    const key = placeKey(matched);
    if (own.has(key)) unplaced.push({ file: file.file, why: 'same-place' });
    else own.set(key, matched);
  }
  return { tools: [...bySku].map(([sku, own]) => ({ sku, files: [...own.values()] })), unplaced };
}
