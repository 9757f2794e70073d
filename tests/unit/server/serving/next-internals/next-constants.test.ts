import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as STAND_INS from '@/lib/client/page/next-stand-ins';

const ROUTER = path.join(process.cwd(), 'node_modules/next/dist/client/components');

/** The names that a file of the router reads of Next.js's constants. */
function namesIn(file: string): string[] {
  const source = readFileSync(path.join(ROUTER, file), 'utf8');
  const [, variable] = /const (\w+) = require\("[./]+\/lib\/constants"\)/.exec(source) ?? [];
  if (variable === undefined) return [];
  return [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}

it('browsers have those constants of Next.js that its router reads', async () => {
  const files = readdirSync(ROUTER, { recursive: true, encoding: 'utf8' });
  const names = new Set(files.filter((file) => file.endsWith('.js')).flatMap(namesIn));
  const constants: Record<string, unknown> = await import('next/dist/lib/constants');
  const { env: _env, ...ours } = STAND_INS;
  expect(ours).toEqual(Object.fromEntries([...names].map((name) => [name, constants[name]])));
});
