import { expect, it } from 'vitest';
import { blogEntries, readContent } from '@/lib/server/platform/shop-content';
import { LANGUAGES } from '@/lib/shared/site/languages';

it('the blog answers questions about React and about testing (product §2.1)', () => {
  const entries = blogEntries('en');
  for (const topic of ['React', 'Testing'])
    expect(entries.filter((entry) => entry.topic === topic).length).toBeGreaterThanOrEqual(3);
  for (const { question, markdown } of entries) {
    expect(question).toMatch(/\?$/);
    expect(markdown).not.toBe('');
  }
});

it('the blog has the same entries in every language', () => {
  const slugs = LANGUAGES.all.map((language) => blogEntries(language).map(({ slug }) => slug));
  for (const each of slugs) expect(each).toEqual(slugs[0]);
});

it('the portfolio is a CV: a name, a role, where someone worked and what they did there (product §2.1)', () => {
  const { fields, markdown } = readContent('en', 'portfolio');
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['heading', 'eyebrow', 'text', 'fact']));
  expect(markdown).toMatch(/^## Experience/);
  expect(markdown.match(/\*\*, \d{4} to /g)?.length).toBeGreaterThanOrEqual(2);
});
