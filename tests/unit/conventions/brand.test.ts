import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceHash } from '@/stack/source-hash';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const sources = ['app', 'components', 'lib', 'packages/mailbox/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|js|css|html)$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** The demo shop's name, accent and logo; `forgeline` names this software, to machines. */
const DEMO = /\bForgeline\b|#ffc629|#f0b400|#f2b705|M8 7h16l/;

/** Its user agent names the software to receivers, as the contract of webhooks has it. */
const USER_AGENT = 'lib/server/integrations/endpoints/attempt-delivery.ts';

it('the name, the accent and the logo of the shop are written in shop/ and shop.config.ts alone', () => {
  const found = sources.filter(
    (file) => file !== USER_AGENT && DEMO.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

it('what a build makes of them is no source of that build', () => {
  const file = path.join(ROOT, 'shop', 'brand', 'of-a-test.txt');
  const before = sourceHash();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'made');
  try {
    expect(sourceHash()).toBe(before);
  } finally {
    rmSync(file);
  }
});
