import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unprovenStatements } from '@/tests/contract/judge-contract';
import { STATEMENTS } from '@/tests/contract/table';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether the tests named here pass is judged at the end of `npm test`, from the reports of that run. */
describe('the table of the contract', () => {
  it.each(STATEMENTS)('product §$section names tests: $promise', ({ proofs }) => {
    expect(proofs, 'a statement without a test').not.toEqual([]);
    for (const { file, title } of proofs) {
      expect(existsSync(path.join(ROOT, file)), `${file} exists`).toBe(true);
      expect(title.trim()).not.toBe('');
      const source = readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'");
      expect(source.includes(title), `${file} has a test “${title}”`).toBe(true);
    }
  });

  it.each(SECTIONS)('has lines for section %i', (section) => {
    expect(STATEMENTS.filter((statement) => statement.section === section)).not.toEqual([]);
  });

  it('has lines for no other section, and each promise once in its section', () => {
    const lines = STATEMENTS.map(({ section, promise }) => `${section} ${promise}`);
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted());
    for (const { section } of STATEMENTS) expect(SECTIONS).toContain(section);
  });
});

describe('the judge of the contract', () => {
  const statement = (...titles: string[]) => ({
    section: 1,
    promise: 'buyers buy',
    proofs: titles.map((title) => ({ file: 'tests/a.test.ts', title })),
  });
  const passed = [
    { file: 'tests/a.test.ts', title: 'buys 10 of 100: "pays"' },
    { file: 'tests/b.test.ts', title: 'refuses a stranger' },
  ];

  it.each([
    ['a title as it is', 'buys 10 of 100: "pays"'],
    ['a title with what the runner filled in', 'buys %i of 100: %j'],
    ['a title with its row number', 'buys %# of 100'],
    ['a template', 'buys $' + '{quantity} of $total'],
  ])('accepts %s', (_, title) => {
    expect(unprovenStatements([statement(title)], passed)).toEqual([]);
  });

  it.each([
    ['did not run', statement('sells')],
    ['passed in another file only', statement('refuses a stranger')],
    ['is one of two', statement('buys 10', 'sells')],
    ['is not named', statement()],
  ])('refuses a statement whose test %s', (_, bad) => {
    expect(unprovenStatements([bad], passed)).toHaveLength(1);
  });
});
