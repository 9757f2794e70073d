import { expect, it } from 'vitest';
import { isolatedTests, needsOwnModules } from '@/scripts/testing/isolated-tests';

// In two parts: this file itself needs no modules of its own.
const vitest = (call: string) => `vi.${call}('@/lib/shared/money', () => ({}));`;

it.each([
  vitest('mock'),
  vitest('doMock'),
  vitest('resetModules'),
  vitest('stubEnv'),
  `await ${'joinStore'}();`,
  `Object.assign(${'process.env'}, { SHOP: 'ours' });`,
  `${'process.env'}.SHOP = 'ours';`,
  `${'process.env'}['SHOP'] = 'ours';`,
])('gives modules of its own to a file with %s', (line) => {
  expect(needsOwnModules(`import { vi } from 'vitest';\n${line}\n`)).toBe(true);
});

it.each([
  'const fetch = vi.fn();',
  vitest('stubGlobal'),
  'vi.useFakeTimers();',
  `const path = ${'process.env'}.PATH;`,
])('lets a file with %s share them', (line) => {
  expect(needsOwnModules(line)).toBe(false);
});

it('finds files by their paths in the project', () => {
  const files = isolatedTests('tests/unit');
  expect(files).toContain('tests/unit/server/platform/db/stalled-database.test.ts');
  expect(files).not.toContain('tests/unit/shared/list-file.test.ts');
  expect(files).not.toContain('tests/unit/scripts/testing/isolated-tests.test.ts');
});
