import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A list's validity is typed in one zone, and shown in that one. */
const IS_OF_PRICE_LISTS = /(?:^|\/)price(?:s|-lists)\//;

it('pages show times in the reader’s time zone, by components/ui/moment.tsx or useReadersZone', () => {
  const found = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !IS_OF_PRICE_LISTS.test(file))
      .filter((file) => {
        const source = readFileSync(path.join(ROOT, file), 'utf8');
        return source.includes('formatMoment(') && !source.includes('useReadersZone()');
      }),
  );
  expect(found).toEqual([]);
});
