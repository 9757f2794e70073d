import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { legalVersion } from '@/tests/support/legal-pages';
import { call, signInAdmin } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const admin = await signInAdmin();

const pageOf = async (path: string) => String((await call('GET', path)).body);
const edit = (page: string, body: Record<string, unknown>, person = admin) =>
  person.call('PUT', `/api/legal-page/${page}`, body);

it('a legal page is marked as a placeholder, and is not for search engines, until the shop has written it', async () => {
  for (const [path, words] of [
    ['/terms', 'This shop has not published its terms yet.'],
    ['/de/terms', 'Dieser Shop hat seine AGB noch nicht veröffentlicht.'],
  ] as const) {
    const html = await pageOf(path);
    expect(html).toContain(words);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  }
});

it('a legal page shows what was written at once, in its language alone, with each edit as a version', async () => {
  const [first, second] = [unique('Send it back within '), unique('Keep it for ')];
  const version = await legalVersion(admin, 'returns', 'en');
  const added = await edit('returns', { language: 'en', version, markdown: `## When\n\n${first} days.` });
  expect([added.status, added.body]).toEqual([200, { version: version + 1 }]);
  const html = await pageOf('/returns');
  expect(html).toContain(`${first} days.`);
  expect(html).toMatch(/<h2>When<\/h2>/);
  expect(html).not.toMatch(/<meta name="robots" content="noindex/);
  expect(await pageOf('/de/returns')).not.toContain(first);

  await edit('returns', { language: 'en', version: version + 1, markdown: second });
  expect(await pageOf('/returns')).toContain(second);
  for (const edited of [version + 1, version + 2]) {
    const again = { language: 'en', version: edited, markdown: second };
    expect((await edit('returns', again)).body).toEqual({ version: version + 2 });
  }
});

it('a legal page is in the sitemap, and an alternate of its other languages, only where nothing is left to fill in', async () => {
  const listed = async () => (await call('GET', '/sitemaps/pages.xml')).body as string;
  const address = (path: string) => `<loc>${baseUrl()}${path}</loc>`;
  const write = async (language: 'en' | 'de', markdown: string) => {
    const version = await legalVersion(admin, 'warranty', language);
    expect((await edit('warranty', { language, version, markdown })).status).toBe(200);
  };
  await write('en', unique('Two years '));
  await write('de', `${unique('Zwei Jahre ')} [[ab wann]]`);
  expect(await listed()).toContain(address('/warranty'));
  expect(await listed()).not.toContain(`${baseUrl()}/de/warranty`);
  const german = /<link rel="alternate" hrefLang="de" href="[^"]*\/de\/warranty"/i;
  expect(await pageOf('/warranty')).not.toMatch(german);
  await write('de', unique('Zwei Jahre ab Lieferung '));
  expect(await listed()).toContain(address('/de/warranty'));
  const alternate = (path: string) => `hreflang="de" href="${baseUrl()}${path}"/>`;
  expect(await listed()).toContain(alternate('/de/warranty'));
  expect(await pageOf('/warranty')).toMatch(german);
  expect(await listed()).not.toContain(`${baseUrl()}/terms`);
});

it('a legal page is not changed by an edit of an older version, which gets the present one', async () => {
  const version = await legalVersion(admin, 'returns', 'de');
  const markdown = unique('Zurück innerhalb von ');
  await edit('returns', { language: 'de', version, markdown });
  const late = await edit('returns', { language: 'de', version, markdown: 'Zu spät.' });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toMatchObject({ version: version + 1, markdown });
  expect(await pageOf('/de/returns')).toContain(markdown);
});

it('a legal page takes one of two edits that are made at the same time', async () => {
  const version = await legalVersion(admin, 'privacy', 'de');
  const edits = await Promise.all(
    ['Eins.', 'Zwei.'].map((markdown) => edit('privacy', { language: 'de', version, markdown })),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a legal page shows markup and scripts as text', async () => {
  const version = await legalVersion(admin, 'privacy', 'en');
  const markdown = '<script>alert(1)</script> <img src=x onerror=alert(1)> [here](javascript:alert(1))';
  await edit('privacy', { language: 'en', version, markdown });
  const html = await pageOf('/privacy');
  const [, shown = ''] = html.match(/class="prose-text"[^>]*>(.*?)<\/div>/s) ?? [];
  expect(shown).toContain('&lt;script&gt;alert(1)');
  expect(shown).not.toMatch(/<script|<img|href="javascript/);
});

it('a legal page is refused without a text, with too long a one, and under an unknown name', async () => {
  const sound = { language: 'en', version: 0, markdown: 'Text' };
  expectProblem(await edit('terms', { ...sound, markdown: ' ' }), 'validation-failed');
  expectProblem(await edit('terms', { ...sound, markdown: 'x'.repeat(60_001) }), 'validation-failed');
  expectProblem(await edit('cookies', sound), 'not-found');
});
