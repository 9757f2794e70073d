import { expect, it } from 'vitest';
import { markdownBlocks } from '@/lib/server/platform/markdown-blocks';

it('a text in Markdown is headings, paragraphs, items and rows of tables, without their marks', () => {
  const source =
    '# In the *box*\n\nA vise, [more](https://example.com)\nand `code`.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\nx = 1\n```\n';
  expect(markdownBlocks(source)).toEqual([
    { kind: 'heading', text: 'In the box' },
    { kind: 'text', text: 'A vise, more and code.' },
    { kind: 'item', text: 'one' },
    { kind: 'item', text: 'two' },
    { kind: 'text', text: 'a · b' },
    { kind: 'text', text: '1 · 2' },
    { kind: 'text', text: 'x = 1' },
  ]);
});

it('HTML in it is text', () => {
  expect(markdownBlocks('<b>bold</b>')).toEqual([{ kind: 'text', text: '<b>bold</b>' }]);
});
