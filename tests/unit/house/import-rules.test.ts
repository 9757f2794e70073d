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
  ['components/a.ts', '@/lib/server/db/client'],
  ['components/b.ts', 'mongodb'],
  ['components/c.ts', 'stripe'],
  ['lib/client/a.ts', '@/lib/server/config/env'],
  ['lib/client/b.ts', '@/tests/support/store'],
  ['lib/shared/a.ts', 'react'],
  ['lib/shared/b.ts', 'next/navigation'],
  ['lib/shared/c.ts', '@/lib/client/api'],
  ['lib/server/orders/a.ts', 'stripe'],
  ['lib/server/orders/b.ts', 'nodemailer'],
  ['lib/server/orders/c.ts', 'next/headers'],
  ['lib/server/orders/d.ts', '@/components/ui/button'],
  ['lib/server/orders/e.ts', '@/lib/server/tools/tools.repository'],
  ['lib/server/orders/f.ts', '../tools/tools.repository'],
  ['lib/server/orders/g.ts', '@/standins/mongo/server'],
  ['lib/server/orders/orders.repository.ts', './orders.policy'],
  ['app/a.ts', '@/scripts/seed'],
  ['app/c.ts', '@/fuzz/run-fuzz'],
  ['lib/server/orders/i.ts', '@/fuzz/run-fuzz'],
  ['app/b.ts', 'mongodb'],
  ['standins/mail/a.ts', '@/lib/shared/money'],
  ['lib/server/orders/p.ts', '@/proofs/random'],
  ['proofs/a.ts', '@/lib/server/orders/place-order'],
];

const ALLOWED: [file: string, from: string][] = [
  ['lib/server/payments/a.ts', 'stripe'],
  ['lib/server/mail/a.ts', 'nodemailer'],
  ['lib/server/orders/h.ts', './orders.repository'],
  ['components/d.ts', '@/lib/shared/money'],
  ['proofs/b.ts', '@/lib/server/db/documents/orders'],
];

const READS_ENVIRONMENT = 'export const secret = process.env.SECRET;\n';

/** Lints files that break the rules, in a copy of the house that holds nothing but them and the rules. */
function rulesBrokenByFile(files: Record<string, string>): Map<string, string[]> {
  const house = mkdtempSync(path.join(tmpdir(), 'forgeline-lint-'));
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  delete rules.$schema;
  delete rules.vcs;
  writeFileSync(path.join(house, 'biome.json'), JSON.stringify(rules));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), source);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  rmSync(house, { recursive: true });
  const broken = new Map<string, string[]>();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const file = path.normalize(location.path?.file ?? location.path);
    broken.set(file, [...(broken.get(file) ?? []), category]);
  }
  return broken;
}

describe('the import rules of docs/architecture.md', () => {
  const broken = rulesBrokenByFile({
    ...Object.fromEntries([...REFUSED, ...ALLOWED].map(([file, from]) => [file, use(from)])),
    'lib/server/orders/environment.ts': READS_ENVIRONMENT,
    'components/environment.ts': READS_ENVIRONMENT,
    'lib/server/config/env.ts': READS_ENVIRONMENT,
  });

  it.each(REFUSED)('refuse %s importing %s', (file) => {
    expect(broken.get(file)).toContain('lint/style/noRestrictedImports');
  });

  it.each(ALLOWED)('let %s import %s', (file) => {
    expect(broken.get(file) ?? []).not.toContain('lint/style/noRestrictedImports');
  });

  it('let only the environment file read process.env', () => {
    expect(broken.get('lib/server/orders/environment.ts')).toContain('lint/style/noProcessEnv');
    expect(broken.get('components/environment.ts')).toContain('lint/style/noProcessEnv');
    expect(broken.get('lib/server/config/env.ts')).toBeUndefined();
  });
});
