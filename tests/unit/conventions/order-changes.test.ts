import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every update of an order in the store’s code moves the moment of its last change', () => {
  const files = execFileSync('git', ['grep', '-l', "collection('orders')", '--', 'lib/server'], {
    encoding: 'utf8',
  });
  const updates = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(/\.(?:updateOne|updateMany|findOneAndUpdate|bulkWrite|replaceOne)\(/g)].map(
        ({ index }) => ({ file, code: code.slice(index, index + 400) }),
      );
    });
  expect(updates.length).toBeGreaterThan(10);
  expect(updates.filter(({ code }) => !code.includes('asChange('))).toEqual([]);
});
