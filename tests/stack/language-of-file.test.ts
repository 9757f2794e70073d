import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { csvLines, csvRowsInSteps } from '@/lib/shared/text/csv';
import { inRoot } from '@/stack/paths';
import { pdfText } from '@/tests/support/pdf-text';
import { eventually, type Mail } from '@/tests/support/store';
import { type Demo, endDemos, newDataDir, startDemo, visit } from './demo-process';

const folder = newDataDir();

afterEach(endDemos);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHOP = { name: 'Atelier Nord', currency: 'CHF', languages: { fr: 'fr-CH', en: 'en-US' } };

function forgeline(...words: string[]): string {
  const settings = { FORGELINE_SHOP: path.join(folder, 'shop'), INIT_CWD: folder };
  return execFileSync(process.execPath, [inRoot('scripts', 'launch.mjs'), 'forgeline', ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
}

/** A translation that leaves every text as it is, between marks by which another text is told. */
function translateAll(): void {
  mkdirSync(path.join(folder, 'shop'));
  writeFileSync(path.join(folder, 'shop', 'shop.config.json'), JSON.stringify(SHOP));
  forgeline('texts', 'export', 'fr', 'fr.csv');
  const file = path.join(folder, 'fr.csv');
  const [head = [], ...rows] = [...csvRowsInSteps([readFileSync(file, 'utf8').slice(1)], ',')].flat();
  const marked = rows.map(([key = '', english = '', , limit = '']) => [
    ...[key, english, english === '' ? '' : `«${english}»`, limit],
  ]);
  writeFileSync(file, csvLines([head, ...marked], ','));
  expect(forgeline('texts', 'import', 'fr', 'fr.csv')).toMatch(/^\d{4} texts were changed in /);
  expect(forgeline('texts', 'export', 'fr', '--missing').trim().split('\n')).toHaveLength(1);
}

/** Words between tags that are not between marks. */
function unmarked(html: string): string[] {
  const body = html.slice(html.indexOf('<body'), html.indexOf('</body>'));
  const texts = body.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text) && !/[«»]/.test(text));
}

const pageOf = async (demo: Demo, address: string) => (await visit(demo, address)).text();

it('a shop speaks the language of a translator’s file, on pages, in scripts, mails and PDFs', async () => {
  translateAll();
  const demo = await startDemo({ args: ['--shop', path.join(folder, 'shop')] });
  await demo.ready;
  const home = await pageOf(demo, '/');
  expect(home).toMatch(/<html[^>]* lang="fr"/);
  expect(home).toContain('hrefLang="en"');
  const data = new Set(['Atelier Nord', 'English', 'Français', ...unmarked(home)]);
  expect([...unmarked(home)]).toEqual(expect.arrayContaining(['English', 'Français']));
  for (const address of ['/cart', '/login', '/register', '/quick-order'])
    expect(
      unmarked(await pageOf(demo, address)).filter((text) => !data.has(text)),
      address,
    ).toEqual([]);
  expect(await pageOf(demo, '/en/login')).not.toContain('«');

  const [, tool = ''] = /href="(\/tools\/(?!compare)[a-z0-9-]{5,})"/.exec(await pageOf(demo, '/tools')) ?? [];
  expect(await pageOf(demo, tool)).toMatch(/«In stock»|«Price per unit»|«Minimum order»/);
  const sheet = await visit(demo, `${tool}/datasheet.pdf`);
  expect(pdfText(new Uint8Array(await sheet.arrayBuffer()))).toContain('«Specification»');

  const [, words = ''] = /(\/texts\/fr-[\w-]+\.json)/.exec(home) ?? [];
  const late = await visit(demo, words);
  expect(late.headers.get('cache-control')).toContain('immutable');
  expect(JSON.stringify(await late.json())).toContain('«');

  await visit(demo, '/api/account/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-language': 'fr' },
    body: JSON.stringify({ name: 'Robin Case', email: 'robin@example.com', password: 'a-good-password' }),
  });
  const mail = await eventually('the mail to a new account', async () => {
    const found = await fetch(`http://localhost:${demo.ports.mail}/messages?to=robin@example.com`);
    return ((await found.json()) as Mail[])[0];
  });
  expect(mail.subject).toMatch(/^«.*»$/);
});
