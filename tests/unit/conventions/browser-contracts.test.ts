import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

it('the code of browsers loads the contract of a call only where it makes the call: its schemas would be sent with every page', () => {
  const listed = execFileSync('git', ['grep', '-l', '\\.contract', 'components', 'lib/client'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const loading = listed.split('\n').filter((file) => {
    if (file === '') return false;
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const makesCalls = /import \{[^}]*\bcall\b[^}]*\} from '[^']*\/api'/.test(source);
    return !makesCalls && /import (?!type )[^;]*? from '@\/lib\/shared\/[\w/-]+\.contract'/.test(source);
  });
  expect(loading).toEqual([]);
});
