import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installs, linesBelow, packagesIn } from '@/proofs/artifact/page';
import { SECTIONS } from '@/proofs/artifact/prove-machine';

const PAGE = `# A
## First start
Text.
\`\`\`sh
apt-get install --no-install-recommends caddy curl
# of the store
useradd x
\`\`\`
\`\`\`ini
# of the store
A=1
\`\`\`
1. More
   \`\`\`sh
   systemctl start a
   \`\`\`
## Other
\`\`\`sh
rm -r /
\`\`\`
`;

describe('the commands of a page', () => {
  it('are those of the shell blocks below a heading, in their order', () => {
    expect(linesBelow(PAGE, 'First start')).toEqual([
      'apt-get install --no-install-recommends caddy curl',
      'useradd x',
      'systemctl start a',
    ]);
  });

  it('must be there', () => {
    expect(() => linesBelow(PAGE, 'A')).toThrow('no commands below “A”');
  });

  it('name the packages they install', () => {
    const lines = linesBelow(PAGE, 'First start');
    expect(packagesIn(lines)).toEqual(['caddy', 'curl']);
    expect(lines.filter(installs)).toHaveLength(1);
  });
});

it.each(Object.values(SECTIONS))('docs/operations.md has commands below “%s”', (heading) => {
  expect(linesBelow(readFileSync('docs/operations.md', 'utf8'), heading).length).toBeGreaterThan(0);
});
