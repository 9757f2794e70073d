import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsAmong } from './folder-graph';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const FOLDERS = [
  'app',
  'components',
  'lib',
  'packages/*/src/*',
  'stack',
  'scripts',
  'proofs',
  'bench',
  'fuzz',
];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS, ':(glob)*.ts', ':(glob)*.mjs'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && existsSync(path.join(ROOT, file)));
const contents = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
const contentOf = (file: string) => contents.get(file) ?? '';
const linesOf = (file: string) => contentOf(file).split('\n').length - 1;

const folderOf = path.posix.dirname;

describe('a folder', () => {
  /** Those that have one file today: the number may only fall. */
  const ALONE_MAX = 6;

  it('a folder has more than one file or folder, but for the routes of Next.js', () => {
    const entries = new Map<string, Set<string>>();
    for (const file of files) {
      for (let entry = file; entry.includes('/'); entry = folderOf(entry)) {
        const folder = folderOf(entry);
        entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
      }
    }
    const alone = [...entries].flatMap(([folder, [only = '', ...others]]) =>
      others.length === 0 && contents.has(only) && !folder.startsWith('app/') ? [only] : [],
    );
    expect(alone.length, alone.join('\n')).toBeLessThanOrEqual(ALONE_MAX);
  });
});

describe('a file', () => {
  const LINES_MAX = 250;
  /** Those that are longer, and why. */
  const LONG: Readonly<Record<string, string>> = {
    'lib/server/identity/passwords/common-password-hashes.ts': 'data',
    'lib/server/platform/db/migrations/indexes.ts': 'one table of every index',
    'lib/server/platform/db/documents/orders.ts': 'one document',
    'lib/shared/messages/messages.ts': 'one table of every sentence',
    'lib/shared/messages/errors.ts': 'one table of every refusal',
    'components/requests/request-table.tsx': 'one table with its cells',
    'lib/shared/offers/offer.schema.ts': 'one thing on the wire',
    'lib/shared/orders/order.schema.ts': 'one thing on the wire',
    'lib/shared/orders/order-status.ts': 'one table of states and filters',
    'lib/shared/orders/orders.contract.ts': 'one table of calls',
    'stack/seed-data/tool-reviews.ts': 'data',
    'packages/catalogue-index/src/columns/tool-table.ts': 'one class',
    'packages/catalogue-index/src/search/find-by-concepts.ts': 'one algorithm',
  };
  const isText = (file: string) => file.startsWith('lib/shared/texts/');

  it('a file has at most 250 lines, but for texts and what is named here', () => {
    const long = files.filter((file) => linesOf(file) > LINES_MAX && !isText(file));
    expect(long.filter((file) => !(file in LONG))).toEqual([]);
  });

  const SHORT_BELOW = 30;
  /** Files of one kind each, found by their names, and what is loaded by its path. */
  const KINDS = [
    /\.(?:repository|policy|schema|contract)\.ts$/,
    /-events\.ts$/,
    /\.d\.mts$/,
    /^lib\/server\/platform\/db\/migrations\/\d{4}-/,
    /^packages\/catalogue-index\/src\/languages\//,
    /^scripts\/testing\/unhandled-errors-reporter\.ts$/,
  ];
  const isClient = (file: string) => /^'use client';/m.test(contentOf(file));
  /** Those that are so today: the number may only fall. */
  const SHORT_MAX = 3;

  it('a file of under 30 lines does not lie beside its only importer', () => {
    const importers = new Map<string, Set<string>>();
    const loadedLazily = new Set<string>();
    for (const { from, to, isDynamic } of importsAmong(ROOT, files)) {
      importers.set(to, (importers.get(to) ?? new Set()).add(from));
      if (isDynamic) loadedLazily.add(to);
    }
    const short = [...importers].flatMap(([file, [importer = '', ...others]]) => {
      const isBeside = others.length === 0 && folderOf(importer) === folderOf(file);
      const isApart =
        isText(file) ||
        loadedLazily.has(file) ||
        isClient(file) !== isClient(importer) ||
        KINDS.some((kind) => kind.test(file));
      return isBeside && !isApart && linesOf(file) < SHORT_BELOW ? [`${file} beside ${importer}`] : [];
    });
    expect(short.length, short.join('\n')).toBeLessThanOrEqual(SHORT_MAX);
  });
});
