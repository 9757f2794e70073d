import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateTypes } from '@forgeline/api-client/generate-types';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '@/stack/paths';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import { addTool, anAdmin } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-client-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await revokeCreatedKeys();
});

const CONFIG = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'es2023', module: 'esnext' },
    ...{ moduleResolution: 'bundler', types: ['node'] },
  },
  files: ['example.ts'],
};

/** Compiles the example by the types of the document, and returns what the compiler says. */
async function compile(code: string): Promise<string> {
  writeFileSync(path.join(folder, 'example.ts'), code);
  const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [compiler, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

it('the example in TypeScript of docs/api.md agrees with types generated from the served document, and runs', async () => {
  const document = await (await fetch(`${baseUrl()}/api/openapi.json`)).json();
  writeFileSync(path.join(folder, 'store.ts'), await generateTypes(document));
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const page = readFileSync(inRoot('docs', 'api.md'), 'utf8');
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];

  expect(await compile(code.replace("'to-ship'", "'to-shop'"))).toContain('"to-shop"');
  expect(await compile(code.replace("'/api/all-order'", "'/api/all-orders'"))).toContain('/api/all-orders');
  expect(await compile(code)).toBe('');

  const sku = unique('CLIENT-').toUpperCase();
  await addTool(await anAdmin(), { sku });
  const { key } = await newProgram(['tools:read', 'stock:write', 'orders:read']);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', path.join(folder, 'example.ts')], {
    cwd: inRoot(),
    env: { ...process.env, SHOP: baseUrl(), KEY: key, SKU: sku },
  });
  expect(stdout).toContain(`${sku} changed`);
});
