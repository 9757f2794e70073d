import { type Db, ObjectId } from 'mongodb';
import { shop } from '#shop';
import { contentHash } from '@/lib/server/commerce/files/content-hash';
import { gridFsStorage } from '@/lib/server/platform/blobs/gridfs.repository';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import type { ToolFile } from '@/lib/server/platform/db/documents/tools';
import { CONTENT, drawLogo, MUTED, makePdf, PAGE, rule, write } from '@/lib/server/platform/pdf/pdf-page';
import { fileUrl } from '@/lib/shared/files/stored-files';
import { SEED_TOOLS } from '../../seed-data/all-tools';
import { type DocumentText, TOOL_DOCUMENTS } from '../../seed-data/demo/tool-extras';
import { insertMissing } from '../insert-missing';
import { seedToolId } from '../seed-documents';

/** Without the day of the seeding, so that the same text has the same name. */
const WRITTEN = new Date('2026-01-05T09:00:00Z');

/** A PDF, the same for the same text. */
export function drawText({ title, sections }: Pick<DocumentText, 'title' | 'sections'>): Promise<Buffer> {
  const facts = { title, author: shop.name, subject: title, language: 'en', createdAt: WRITTEN } as const;
  return makePdf(facts, (pdf) => {
    const left = PAGE.margin;
    drawLogo(pdf);
    write(pdf, shop.name, left, PAGE.margin + 12, { size: 12, weight: 'bold' });
    let y = write(pdf, title, left, PAGE.margin + 46, { size: 22, weight: 'bold' }) + 10;
    rule(pdf, y);
    for (const [heading, ...paragraphs] of sections) {
      y = write(pdf, heading, left, y + 18, { size: 12, weight: 'bold' }) + 2;
      for (const text of paragraphs) y = write(pdf, text, left, y + 4, { width: CONTENT }) + 2;
    }
    write(pdf, `${shop.name}, ${shop.contact.address}`, left, PAGE.height - PAGE.margin - 14, {
      size: 9,
      color: MUTED,
    });
  });
}

/** Stores a file with its content, once. */
export async function storeFile(
  db: Db,
  file: Omit<FileDocument, 'blobId' | 'bytes'>,
  content: Buffer,
): Promise<void> {
  const files = db.collection<FileDocument>('files');
  if (await files.findOne({ _id: file._id })) return;
  const blobId = new ObjectId();
  await gridFsStorage(async () => db).write(blobId, file._id, content);
  await insertMissing(db.collection('files'), [{ ...file, blobId, bytes: content.byteLength }]);
}

/** `germanTitles` are by address. */
type SeedDocuments = { documents: ToolFile[]; germanTitles: Record<string, string> };

/** Stores the PDFs of the demo's tools in the database. Returns each tool's documents by slug. Can be repeated. */
export async function seedFiles(db: Db, now: Date): Promise<ReadonlyMap<string, SeedDocuments>> {
  const documents = new Map<string, SeedDocuments>();
  for (const { slugs, text } of TOOL_DOCUMENTS) {
    const bytes = await drawText(text);
    const name = `${contentHash(bytes)}.pdf`;
    const toolIds = SEED_TOOLS.filter(({ slug }) => slugs.includes(slug)).map(({ slug }) => seedToolId(slug));
    await storeFile(db, { _id: name, kind: 'document', toolIds, touchedAt: now }, bytes);
    const url = fileUrl(name);
    const { kind, title, germanTitle } = text;
    for (const slug of slugs)
      documents.set(slug, {
        documents: [{ url, kind, language: 'en', title }],
        germanTitles: { [url]: germanTitle },
      });
  }
  return documents;
}
