import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER } from '@/lib/shared/browser-messages';
import { OUTCOME } from '@/lib/shared/cart-messages';
import { PROBLEMS } from '@/lib/shared/errors';
import { GOOGLE } from '@/lib/shared/google-messages';
import { RECEIPT, REFUSAL, TOAST, VALIDATION } from '@/lib/shared/messages';
import { ROW } from '@/lib/shared/quick-order-messages';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const PRODUCT = 'docs/product.md';
const text = readFileSync(path.join(ROOT, PRODUCT), 'utf8');

/** The numbers of the headings, in the order of the page: '4', '4.1', … */
const headings = [...text.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number);

/** Lines of tracked text files that match, each after its file and line number. */
function linesWith(pattern: string): string[] {
  try {
    const args = ['grep', '-IniE', pattern];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    // Exit code 1 means that no line matches.
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}

/** Every section cited by `product §4.2, §4.3 and §5` in a line. */
function citedIn(line: string): string[] {
  const citations = [...line.matchAll(/product(?:’s|'s)? \(?((?:(?:, | and )?§\d+(?:\.\d+)*)+)/gi)];
  return citations.flatMap(([, list = '']) =>
    [...list.matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, one = '']) => one),
  );
}

/** What comes right after a section: its first subsection, the next subsection, or the next section. */
function mayFollow(next: string, before: string | undefined): boolean {
  const [section = 0, sub] = next.split('.').map(Number);
  const [sectionBefore = 0, subBefore = 0] = before === undefined ? [] : before.split('.').map(Number);
  return sub === undefined
    ? section === sectionBefore + 1
    : section === sectionBefore && sub === subBefore + 1;
}

describe('the sections of docs/product.md', () => {
  it('are numbered without gaps or repeats, in order', () => {
    expect(headings.length).toBeGreaterThan(50);
    const outOfOrder = headings.filter((number, index) => !mayFollow(number, headings[index - 1]));
    expect(outOfOrder).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('are all the headings there are, so that each can be cited', () => {
    const all = [...text.matchAll(/^##+ .*$/gm)];
    expect(all).toHaveLength(headings.length);
  });

  it('exist wherever the page names one of them', () => {
    const named = [...text.matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, number = '']) => number);
    expect(named.filter((number) => !headings.includes(number))).toEqual([]);
  });
});

describe('the messages in docs/product.md', () => {
  it('have every problem code with its status and sentence', () => {
    const rows = text.split('\n').map((line) => line.replace(/ +\|/g, ' |'));
    const missing = Object.entries(PROBLEMS)
      .map(([code, [status, , sentence]]) => `| ${status} | \`${code}\` | ${sentence} |`)
      .filter((row) => !rows.includes(row));
    expect(missing).toEqual([]);
  });

  it('have every sentence of fields, toasts, refusals and the browser, word for word', () => {
    const sentences = [VALIDATION, TOAST, REFUSAL, RECEIPT, ROW, OUTCOME, BROWSER, GOOGLE].flatMap((set) =>
      Object.values<string>(set),
    );
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});

describe('citations', () => {
  it('lead to a section of docs/product.md', () => {
    const lines = linesWith('product.{0,4}§').filter((line) => !line.startsWith(`${PRODUCT}:`));
    expect(lines.length).toBeGreaterThan(150);
    const dangling = lines.filter((line) => citedIn(line).some((number) => !headings.includes(number)));
    expect(dangling).toEqual([]);
  });

  it('name no document that is not in the repository', () => {
    expect(linesWith("(spec|specification|decisions)('s|’s)?,? \\(?§")).toEqual([]);
  });
});

describe('the sections cited in a line', () => {
  it.each([
    ['(product §4.2)', ['4.2']],
    ['Names (product §2.4, §4.12 and §8.1).', ['2.4', '4.12', '8.1']],
    ['(RFC 9457; product §7.4), see RFC 8725 §3.11', ['7.4']],
    ['Product §2.8: how long', ['2.8']],
    ['The product (§2.8) wants', ['2.8']],
    ['nothing of the product', []],
  ])('%s', (line, cited) => {
    expect(citedIn(line)).toEqual(cited);
  });
});
