import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from './specification/table';
import { titlesIn } from './specification/titles';
import { UNPROVEN } from './specification/unproven';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Lower it with the list. To raise it is to give up a proof: say why in the commit. */
const UNPROVEN_COUNT = 0;

const titlesByFile = new Map<string, readonly string[]>();

function titlesOf(file: string): readonly string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const full = path.join(ROOT, file);
  const titles = existsSync(full) ? titlesIn(readFileSync(full, 'utf8')) : [];
  titlesByFile.set(file, titles);
  return titles;
}

describe('the table of the specification', () => {
  it.each(STATEMENTS)('§$section is proved: $promise', ({ proofs }) => {
    expect(proofs, 'a statement without a test').not.toEqual([]);
    for (const { file, title } of proofs) {
      expect(existsSync(path.join(ROOT, file)), `${file} exists`).toBe(true);
      expect(title.trim()).not.toBe('');
      const found = titlesOf(file).filter((written) => written.includes(title));
      expect(found, `${file} has a test "${title}"`).not.toEqual([]);
    }
  });

  it.each(SECTIONS)('has lines for section %i', (section) => {
    expect(STATEMENTS.filter((statement) => statement.section === section)).not.toEqual([]);
  });

  it('has lines for no other section, and each promise once in its section', () => {
    const lines = [...STATEMENTS, ...UNPROVEN].map(({ section, promise }) => `${section} ${promise}`);
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted());
    for (const { section } of [...STATEMENTS, ...UNPROVEN]) expect(SECTIONS).toContain(section);
  });

  it(`leaves exactly ${UNPROVEN_COUNT} statements unproven, and says why`, () => {
    for (const { section, promise, missing } of UNPROVEN)
      console.info(`Not proved: §${section} ${promise} (${missing})`);
    expect(UNPROVEN).toHaveLength(UNPROVEN_COUNT);
    for (const { missing } of UNPROVEN) expect(missing).not.toBe('');
  });
});

describe('the titles of a source', () => {
  it('are read as they are written, from every way to write a test', () => {
    const source = [
      "it('plain', () => {});",
      'test("it’s \\"quoted\\"", async () => {});',
      "it.each([1, 2])('row %i', () => {});",
      "it.each<[Wide]>([\n  ['a'],\n])('typed %s', () => {});",
      "it.each(ROWS)(\n  'wrapped',\n  () => {},\n);",
      'test(`$' + '{path} is read`, () => {});',
      "describe('a suite', () => {});",
    ].join('\n');
    expect(titlesIn(source).toSorted()).toEqual(
      ['plain', 'it’s "quoted"', 'row %i', 'typed %s', 'wrapped', '$' + '{path} is read'].toSorted(),
    );
  });
});
