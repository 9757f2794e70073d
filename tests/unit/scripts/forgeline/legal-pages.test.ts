import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { judgeLegalPages } from '@/scripts/forgeline/doctor/check-legal-pages';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const WRITTEN = LEGAL_PAGES.flatMap((page) =>
  LANGUAGES.all.map((language) => ({
    page: page as string,
    language: language as string,
    version: 1,
    markdown: 'Text',
  })),
);

it('the doctor names every legal page that has a placeholder left, in each language', () => {
  const none = judgeLegalPages([]);
  expect(none.status).toBe('warn');
  for (const page of LEGAL_PAGES) expect(none.text).toContain(`${page} (en), ${page} (de)`);
  expect(judgeLegalPages(WRITTEN)).toMatchObject({ status: 'ok' });
  const { terms } = textsFor('en').legal.placeholders;
  const newer = { page: 'terms', language: 'en', version: 2, markdown: terms };
  expect(judgeLegalPages([...WRITTEN, newer]).text).toBe('placeholders are left in terms (en)');
  const finished = { ...newer, version: 3, markdown: 'Text' };
  expect(judgeLegalPages([...WRITTEN, finished, newer]).status).toBe('ok');
});
