import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessPage } from '@/tests/access/access-page';
import { rowName } from '@/tests/access/row';
import { ACCESS_ROWS } from '@/tests/access/rows';
import { servedRoutes } from '@/tests/access/served-routes';

describe('the access matrix', () => {
  it('has one row for every page and call that app/ serves, and for no other', () => {
    const rows = ACCESS_ROWS.map(rowName);
    expect(rows.toSorted()).toEqual([...new Set(rows)].toSorted());
    expect(rows.toSorted()).toEqual(servedRoutes(path.resolve('app')).toSorted());
  });

  it('is what docs/access.md says; `npx tsx scripts/access-doc.ts` writes it', () => {
    expect(readFileSync(path.resolve('docs/access.md'), 'utf8')).toBe(accessPage(ACCESS_ROWS));
  });
});
