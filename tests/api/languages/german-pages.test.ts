import { expect, it } from 'vitest';
import { PAGE_ROWS } from '@/tests/access/page-rows';
import { expectedHere, type Row } from '@/tests/access/row';
import { makeWorld, statusFor } from '@/tests/access/status-for';

const world = await makeWorld();

/** A tool has an address in each language, to which that of another redirects. */
const GERMAN_SLUGS: Readonly<Record<string, string>> = { 'bench-vise-125': 'parallelschraubstock-125' };

function inGerman(row: Row): Row {
  return {
    ...row,
    path: row.path === '/' ? '/de' : `/de${row.path}`,
    expected: expectedHere(row),
    request: async (holder, there) => {
      const request = await row.request(holder, there);
      const slug = GERMAN_SLUGS[request.path?.slug ?? ''];
      return slug ? { ...request, path: { ...request.path, slug } } : request;
    },
  };
}

it.each(PAGE_ROWS.map(inGerman).map((row) => [row.path, row] as const))(
  'a page in German opens for an admin, and sends a visitor where the English one does: %s',
  async (_, row) => {
    for (const caller of ['visitor', 'admin, own'] as const)
      expect(await statusFor(row, caller, world), caller).toBe(row.expected[caller]);
  },
);
