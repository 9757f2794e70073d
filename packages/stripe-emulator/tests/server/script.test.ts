import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { openShop } from '../shop';

const require = createRequire(import.meta.url);
const BROWSER = fileURLToPath(new URL('../../src/browser', import.meta.url));

test('Stripe.js is one classic script without imports', async () => {
  const { emulator } = await openShop();
  const response = await fetch(emulator.scriptUrl);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^\s*(import|export)\b/m);
});

test('the modules of Stripe.js pass strict types', async () => {
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const check = promisify(execFile)(process.execPath, [compiler, '-p', BROWSER]);
  await expect(check).resolves.toMatchObject({ stdout: '' });
});

test('the frames of Stripe.js run their own script alone', async () => {
  const { emulator } = await openShop();
  for (const name of ['field', 'controller', 'challenge']) {
    const response = await fetch(`${emulator.url}/v3/frames/${name}.html`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
  }
});

test.each(['../page/stripe.js', '%2e%2e/page/stripe.js', 'field.ts', 'nothing.js', ''])(
  'there is no frame at frames/%s',
  async (path) => {
    const { emulator } = await openShop();
    expect((await fetch(`${emulator.url}/v3/frames/${path}`)).status).toBe(404);
  },
);
