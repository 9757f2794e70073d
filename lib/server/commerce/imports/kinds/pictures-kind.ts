import type { ClientSession } from 'mongodb';
import { requireFile, storeFile } from '@/lib/server/commerce/files/upload-file';
import { loadPool } from '@/lib/server/commerce/tools/rows/rows';
import { undoToolRows } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { writeToolRows } from '@/lib/server/commerce/tools/rows/write-tool-rows';
import type {
  FiledFile,
  ImportDocument,
  ImportOutcome,
  ImportRow,
} from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument, ToolFile } from '@/lib/server/platform/db/documents/tools';
import { isOutage } from '@/lib/server/platform/is-outage';
import { fileUrl } from '@/lib/shared/files/stored-files';
import type { FileReason } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { MatchedFile, MatchedTool } from '../pictures/match-files';
import { placeDocuments, placePictures } from '../pictures/place-files';
import { archiveContents } from '../pictures/read-archive';
import { actorOf } from '../starters';
import type { Kind } from './kind';

/** A file that is stored, or why it is not. */
type StoredMatch = MatchedFile & ({ url: string } | { why: FileReason });
type StoredTool = { sku: string; files: StoredMatch[] };

const REASONS: Readonly<Record<string, FileReason>> = {
  'picture-dimensions': 'dimensions',
  'document-active': 'active',
  'document-encrypted': 'locked',
  'pictures-too-many': 'too-many',
  'documents-too-many': 'too-many',
  'sku-unknown': 'no-tool',
};

const reasonOf = (code: unknown): FileReason => REASONS[String(code)] ?? 'unreadable';

/** Stores a file of an archive; one of an import that only looks is judged. An outage is no fault of the file. */
async function stored(
  file: MatchedFile,
  place: number,
  run: ImportDocument,
  unpack: (file: MatchedFile) => Promise<Buffer>,
): Promise<StoredMatch> {
  let bytes: Buffer;
  try {
    bytes = await unpack(file);
  } catch (error) {
    if (error instanceof AppError || isOutage(error)) throw error;
    return { ...file, why: 'unreadable' };
  }
  try {
    if (!run.isDryRun)
      return { ...file, url: await storeFile(actorOf(run.by), file.kind, bytes, new Date()) };
    await requireFile(file.kind, bytes);
    return { ...file, url: fileUrl(`${place}`) };
  } catch (error) {
    if (!(error instanceof AppError && error.issues)) throw error;
    const [issue] = Object.values(error.issues).flat();
    return { ...file, why: reasonOf(typeof issue === 'string' ? issue : issue?.code) };
  }
}

const prepare: Kind['prepare'] = async (rows, run, onProgress) => {
  if (!run.archive) return [...rows];
  const unpack = await archiveContents(run.archive);
  const prepared: ImportRow[] = [];
  for (const row of rows) {
    const { sku, files } = row.value as MatchedTool;
    const all: StoredMatch[] = [];
    for (const [place, file] of files.entries()) {
      all.push(await stored(file, place, run, unpack));
      await onProgress();
    }
    prepared.push({ ...row, value: { sku, files: all } satisfies StoredTool });
  }
  return prepared;
};

const isStored = (file: StoredMatch): file is MatchedFile & { url: string } => 'url' in file;

const documentOf = ({ url, document }: MatchedFile & { url: string }): ToolFile => ({
  ...{ url, kind: 'data-sheet', language: 'mul' },
  ...document,
});

/** Returns the fields of the tool with the files of its row, and where each of them is. */
function placed({ files }: StoredTool, tool: Pick<ToolDocument, 'pictures' | 'documents'>) {
  const found = files.filter(isStored);
  const pictures = found.filter(({ kind }) => kind === 'picture');
  const documents = found.filter(({ kind }) => kind === 'document');
  const shown = placePictures(tool.pictures, pictures);
  return {
    values: {
      ...(pictures.length > 0 ? { pictures: shown.pictures } : {}),
      ...(documents.length > 0
        ? { documents: placeDocuments(tool.documents, documents.map(documentOf)) }
        : {}),
    },
    filed: files.map((file): FiledFile => {
      if (!isStored(file)) return { file: file.file, why: file.why };
      return {
        file: file.file,
        ...(file.kind === 'picture' ? { position: shown.positionOf(file.url) } : {}),
      };
    }),
  };
}

const allRefused = (files: readonly FiledFile[], why: FileReason): FiledFile[] =>
  files.map(({ file, why: own }) => ({ file, why: own ?? why }));

type Row = { row: number; tool: StoredTool };

/** What would become of the rows, by the tools as they are. */
async function imagine(rows: readonly Row[]): Promise<ImportOutcome[]> {
  const { byKey } = await loadPool(
    rows.map(({ tool }) => skuKeyOf(tool.sku)),
    new Map(),
  );
  return rows.map(({ row, tool }) => {
    const { sku } = tool;
    const there = byKey.get(skuKeyOf(sku));
    const { filed } = placed(tool, there ?? { pictures: [], documents: [] });
    const files = there ? filed : allRefused(filed, 'no-tool');
    return { row, sku, outcome: files.some(({ why }) => !why) ? 'changed' : 'refused', files };
  });
}

async function write(
  rows: readonly Row[],
  context: Parameters<Kind['apply']>[2],
  session: ClientSession,
): Promise<ImportOutcome[]> {
  const filedOf = new Map<number, FiledFile[]>();
  const inputs = rows.map(({ row, tool }) => ({
    ...{ row, sku: tool.sku, mustExist: true as const },
    valuesFor: (there: ToolDocument | null) => {
      const { values, filed } = placed(tool, there ?? { pictures: [], documents: [] });
      filedOf.set(row, filed);
      return { sku: tool.sku, ...values };
    },
  }));
  const outcomes = await writeToolRows(inputs, { ...context, maySetStock: false }, session);
  return outcomes.map((outcome) => {
    const files = filedOf.get(outcome.row) ?? [];
    const { issues, ...rest } = outcome;
    if (!issues) {
      const hasPlaced = files.some(({ why }) => !why);
      return { ...rest, outcome: hasPlaced ? rest.outcome : 'refused', files };
    }
    const [issue] = issues.flatMap(([, found]) => found);
    return { ...rest, files: allRefused(files, reasonOf(typeof issue === 'string' ? issue : issue?.code)) };
  });
}

/** Pictures and documents of tools, of an archive: a row is a tool with its files. */
export const picturesKind: Kind = {
  // Each row has some files, which are encoded one by one.
  chunkRows: 4,
  prepare,
  keyOf: () => null,
  apply(rows, _layout, context, session) {
    const all = rows.map(({ row, value }) => ({ row, tool: value as StoredTool }));
    return session ? write(all, context, session) : imagine(all);
  },
  undo: undoToolRows,
};
