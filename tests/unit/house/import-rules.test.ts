import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const BIOME = path.join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** What the linter says of a file with this source, as if it lay at that path. */
function lint(file: string, source: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--colors=off', `--stdin-file-path=${file}`],
    { cwd: ROOT, encoding: 'utf8', input: source },
  );
  return stdout + stderr;
}

const use = (from: string) => `import * as thing from '${from}';\nexport const used = thing;\n`;

describe('the import rules of docs/architecture.md', () => {
  it.each([
    ['components/probe-a.ts', '@/lib/server/db/client'],
    ['components/probe-b.ts', 'mongodb'],
    ['components/probe-c.ts', 'stripe'],
    ['lib/client/probe-a.ts', '@/lib/server/config/env'],
    ['lib/client/probe-b.ts', '@/tests/support/store'],
    ['lib/shared/probe-a.ts', 'react'],
    ['lib/shared/probe-b.ts', 'next/navigation'],
    ['lib/shared/probe-c.ts', '@/lib/client/api'],
    ['lib/server/orders/probe-a.ts', 'stripe'],
    ['lib/server/orders/probe-b.ts', 'nodemailer'],
    ['lib/server/orders/probe-c.ts', 'next/headers'],
    ['lib/server/orders/probe-d.ts', '@/components/ui/button'],
    ['lib/server/orders/probe-e.ts', '@/lib/server/tools/tools.repository'],
    ['lib/server/orders/probe-f.ts', '../tools/tools.repository'],
    ['lib/server/orders/probe.repository.ts', './orders.policy'],
    ['lib/server/orders/probe-h.ts', '@/standins/mongo/server'],
    ['app/probe-a.ts', '@/scripts/seed'],
    ['app/probe-b.ts', 'mongodb'],
    ['standins/mail/probe-a.ts', '@/lib/shared/money'],
  ])('refuse %s importing %s', (file, from) => {
    expect(lint(file, use(from))).toContain('lint/style/noRestrictedImports');
  });

  it.each([
    ['lib/server/payments/probe-a.ts', 'stripe'],
    ['lib/server/mail/probe-a.ts', 'nodemailer'],
    ['lib/server/orders/probe-g.ts', './orders.repository'],
    ['components/probe-d.ts', '@/lib/shared/money'],
  ])('let %s import %s', (file, from) => {
    expect(lint(file, use(from))).not.toContain('lint/style/noRestrictedImports');
  });

  it('let only the environment file read process.env', () => {
    expect(lint('lib/server/orders/probe-i.ts', 'export const secret = process.env.SECRET;\n')).toContain(
      'noProcessEnv',
    );
    expect(lint('components/probe-e.ts', 'export const secret = process.env.SECRET;\n')).toContain(
      'noProcessEnv',
    );
  });
});
