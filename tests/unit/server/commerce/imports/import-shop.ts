import { ObjectId } from 'mongodb';
import { beforeEach } from 'vitest';
import { importFile, runBulk } from '@/lib/server/commerce/imports/begin-import';
import { exportParts, formatOf } from '@/lib/server/commerce/imports/export-file';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { ImportQuery, ImportResult } from '@/lib/shared/imports/import.schema';
import type { ImportKind, RowsKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';

export const admin: Actor = {
  userId: new ObjectId(),
  email: 'admin@example.com',
  name: 'Admin',
  image: null,
  role: 'admin',
  emailVerified: true,
  sessionId: 's',
  sessionVersion: 0,
  secondFactor: false,
};

const EMPTIED = [
  'tools',
  'stock_ledger',
  'stock_references',
  'price_lists',
  'users',
  'address_books',
  'import_columns',
  'companies',
  'company_invitations',
] as const;

/** An empty shop for each test of a file. */
export function emptyShop(): void {
  beforeEach(async () => {
    for (const name of EMPTIED) await (await collection(name)).deleteMany({});
  });
}

const newKey = () => new ObjectId().toHexString();
export const bulk = (kind: RowsKind, rows: readonly unknown[], query = {}, key = newKey()) =>
  runBulk(
    admin,
    kind,
    Buffer.from(rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')),
    {
      query,
      key,
    },
  );

export async function imported(
  kind: ImportKind,
  file: string,
  query: ImportQuery = {},
): Promise<ImportResult> {
  const done = await importFile(admin, { kind, bytes: Buffer.from(file), query });
  if (!('result' in done)) throw new Error('goes on in the background');
  return done.result;
}

export async function exported(kind: ImportKind, language: 'en' | 'de' = 'en'): Promise<string> {
  let text = '';
  for await (const part of exportParts(admin, kind, formatOf({}, language))) text += part;
  return text;
}

export const tool = (sku: string, more = {}) => ({
  ...{ sku, name: `Tool ${sku}`, description: 'A tool.', price: 12.5, moq: 1, quantity: 10 },
  image: 'https://example.com/a.webp',
  ...more,
});
export const stored = async (sku: string) => (await collection('tools')).findOne({ sku });
export const counts = ({
  created,
  changed,
  same,
  refused,
}: {
  created: number;
  changed: number;
  same: number;
  refused: number;
}) => [created, changed, same, refused];
export const outcomes = (result: { rows: { outcome: string }[] }) =>
  result.rows.map(({ outcome }) => outcome);

export async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error ?? new Error('was not refused');
  return error;
}
