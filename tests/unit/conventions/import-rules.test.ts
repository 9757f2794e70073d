import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const BIOME = path.join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const use = (from: string) => `import * as thing from '${from}';\nexport const used = thing;\n`;

const REFUSED: [file: string, from: string][] = [
  ['components/a.ts', '@/lib/server/platform/db/client'],
  ['components/b.ts', 'mongodb'],
  ['components/c.ts', 'stripe'],
  ['lib/client/a.ts', '@/lib/server/platform/config/env'],
  ['lib/client/b.ts', '@/tests/support/store'],
  ['lib/shared/a.ts', 'react'],
  ['lib/shared/b.ts', 'next/navigation'],
  ['lib/shared/c.ts', '@/lib/client/api'],
  ['lib/server/commerce/orders/a.ts', 'stripe'],
  ['lib/server/commerce/orders/b.ts', 'nodemailer'],
  ['lib/server/commerce/orders/c.ts', 'next/headers'],
  ['lib/server/commerce/orders/d.ts', '@/components/ui/button'],
  ['lib/server/commerce/orders/e.ts', '@/lib/server/commerce/catalogue/tools.repository'],
  ['lib/server/commerce/orders/f.ts', '../tools/tools.repository'],
  ['lib/server/commerce/orders/g.ts', '@forgeline/mongo-emulator'],
  ['lib/server/commerce/orders/orders.repository.ts', './orders.policy'],
  ['app/a.ts', '@/scripts/seed'],
  ['app/c.ts', '@/fuzz/run-fuzz'],
  ['lib/server/commerce/orders/i.ts', '@/fuzz/run-fuzz'],
  ['app/b.ts', 'mongodb'],
  ['packages/mailbox/src/a.ts', '@/lib/shared/money'],
  ['packages/mailbox/src/b.ts', '../../../lib/shared/money'],
  ['packages/mailbox/tests/a.test.ts', '@/scripts/seed'],
  ['packages/mailbox/src/c.ts', '../../stripe-emulator/src/server'],
  ['packages/mailbox/src/d.ts', '../../emulator-kit/src/port'],
  ['lib/server/commerce/orders/p.ts', '@/proofs/random'],
  ['lib/server/commerce/orders/q.ts', '@/stack/store'],
  ['app/d.ts', '@/stack/seed-data/users'],
  ['proofs/a.ts', '@/lib/server/commerce/orders/place-order'],
  ['proofs/c.ts', '@/scripts/prove'],
  ['proofs/walk/d.ts', '../../scripts/prove'],
  ['stack/a.ts', '@/proofs/random'],
  ['stack/b.ts', '@/scripts/demo'],
  ['stack/c.ts', '../scripts/demo'],
];

const ALLOWED: [file: string, from: string][] = [
  ['lib/server/commerce/payments/a.ts', 'stripe'],
  ['lib/server/platform/mail/a.ts', 'nodemailer'],
  ['lib/server/commerce/orders/h.ts', './orders.repository'],
  ['components/d.ts', '@/lib/shared/money'],
  ['proofs/b.ts', '@/lib/server/platform/db/documents/orders'],
  ['proofs/e.ts', '@/stack/ports'],
  ['scripts/a.ts', '@/proofs/random'],
  ['scripts/b.ts', '@/stack/ports'],
];

/** What a package imports is declared in its own manifest, not in the store's. */
const UNDECLARED: [file: string, from: string][] = [
  ['packages/mailbox/src/e.ts', 'mongodb'],
  ['packages/mailbox/src/f.ts', '@forgeline/stripe-emulator'],
];
const DECLARED: [file: string, from: string][] = [
  ['packages/mailbox/src/g.ts', 'smtp-server'],
  ['packages/mailbox/src/h.ts', '@forgeline/emulator-kit/port'],
];
const MANIFESTS = {
  'package.json': JSON.stringify({ dependencies: { mongodb: '1.0.0' } }),
  'packages/mailbox/package.json': JSON.stringify({
    devDependencies: { '@forgeline/emulator-kit': '1.0.0', 'smtp-server': '1.0.0' },
  }),
};

const READS_ENVIRONMENT = 'export const secret = process.env.SECRET;\n';

/** Lints files that break the rules, in a folder that holds nothing but them and the rules. */
function rulesBrokenByFile(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-lint-'));
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  delete rules.$schema;
  delete rules.vcs;
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(rules));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  const broken = new Map<string, string[]>();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const file = path.normalize(location.path?.file ?? location.path);
    broken.set(file, [...(broken.get(file) ?? []), category]);
  }
  return broken;
}

describe('the import rules of docs/architecture.md', () => {
  const broken = rulesBrokenByFile({
    ...Object.fromEntries(
      [...REFUSED, ...ALLOWED, ...UNDECLARED, ...DECLARED].map(([file, from]) => [file, use(from)]),
    ),
    ...MANIFESTS,
    'lib/server/commerce/orders/environment.ts': READS_ENVIRONMENT,
    'components/environment.ts': READS_ENVIRONMENT,
    'lib/server/platform/config/env.ts': READS_ENVIRONMENT,
  });

  it.each(REFUSED)('refuse %s importing %s', (file) => {
    expect(broken.get(file)).toContain('lint/style/noRestrictedImports');
  });

  it.each(ALLOWED)('let %s import %s', (file) => {
    expect(broken.get(file) ?? []).not.toContain('lint/style/noRestrictedImports');
  });

  it.each(UNDECLARED)('refuse %s importing %s, which its package does not declare', (file) => {
    expect(broken.get(file)).toContain('lint/correctness/noUndeclaredDependencies');
  });

  it.each(DECLARED)('let %s import %s, which its package declares', (file) => {
    expect(broken.get(file)).toBeUndefined();
  });

  it('let only the environment file read process.env', () => {
    expect(broken.get('lib/server/commerce/orders/environment.ts')).toContain('lint/style/noProcessEnv');
    expect(broken.get('components/environment.ts')).toContain('lint/style/noProcessEnv');
    expect(broken.get('lib/server/platform/config/env.ts')).toBeUndefined();
  });
});
