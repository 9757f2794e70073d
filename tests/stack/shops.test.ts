import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { inRoot } from '@/stack/paths';
import { endDemos, newDataDir, startDemo, visit } from './demo-process';

const folder = newDataDir();

afterEach(endDemos);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OTHER_SHOP = 'tests/fixtures/other-shop/shop';

const builds = () => readdirSync(inRoot('.builds')).filter((name) => /^[0-9a-f]{12}$/.test(name));

it('one build serves each folder as its shop, by its name, texts, languages, colors and icons', async () => {
  const demo = await startDemo({ args: ['--empty'] });
  await demo.ready;
  const before = builds();
  const home = await (await visit(demo, '/')).text();
  const icon = await (await visit(demo, '/brand/icon.svg')).text();
  expect(home).toMatch(/<html[^>]* lang="en"/);
  await endDemos();

  const other = await startDemo({ args: ['--empty', '--shop', OTHER_SHOP] });
  await other.ready;
  expect(builds()).toEqual(before);
  expect(other.output()).toMatch(/^Krämer & Voss ready on /m);
  const page = await (await visit(other, '/')).text();
  expect(page).toMatch(/<html[^>]* lang="de"/);
  expect(page).toContain('Bleibt, wo man es spannt.');
  expect(page).not.toContain('Forgeline');
  const english = await (await visit(other, '/en')).text();
  expect(english).toContain('It stays where you put it.');
  const [, address = ''] = /href="(\/brand\/shop-[\w-]+\.css)"/.exec(page) ?? [];
  expect(home).not.toContain(address);
  const styles = await visit(other, address);
  expect(await styles.text()).toContain('--shop-accent:#0f7bd1');
  expect(styles.headers.get('cache-control')).toContain('immutable');
  expect(await (await visit(other, '/brand/icon.svg')).text()).not.toBe(icon);
  for (const file of ['/favicon.ico', '/brand/share-card.jpg', '/brand/icon-512.png'])
    expect((await visit(other, file)).status, file).toBe(200);
});

it('a new shop runs as it is written, and a mistake in it stops the start with file and field', async () => {
  const shop = path.join(folder, 'my-shop');
  execFileSync(process.execPath, [inRoot('scripts', 'launch.mjs'), 'forgeline', 'new', shop]);
  const demo = await startDemo({ args: ['--empty', '--shop', shop] });
  await demo.ready;
  expect(demo.output()).toMatch(/^My Tool Shop ready on /m);
  await endDemos();

  mkdirSync(path.join(shop, 'texts'), { recursive: true });
  writeFileSync(path.join(shop, 'texts', 'de.json'), '{ "cart": { "titel": "Korb" } }');
  const refused = await startDemo({ args: ['--shop', shop] });
  refused.ready.catch(() => undefined);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('texts/de.json: cart.titel: there is no such text');
});
