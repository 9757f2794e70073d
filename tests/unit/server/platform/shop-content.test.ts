import { expect, it } from 'vitest';
import { fieldOf, parseContent } from '@/lib/server/platform/shop/markdown-file';
import { plainText } from '@/lib/shared/markdown/render-markdown';

it('a Markdown file of the shop has fields, of which some may be repeated, and a text', () => {
  const content = parseContent(
    'team',
    '---\r\ntitle: Who we are: a team\r\nfact: A | 1\r\nfact: B | 2\r\n---\r\n\r\n## Hello\r\n',
  );
  expect(fieldOf(content, 'title')).toBe('Who we are: a team');
  expect(content.fields.get('fact')).toEqual(['A | 1', 'B | 2']);
  expect(content.markdown).toBe('## Hello');
});

it.each([
  ['without fields', '## Hello', 'team.md must begin with lines between two "---".'],
  ['with a line that is none', '---\ntitle\n---\nHello', 'team.md: "title" is no "name: value".'],
])('a Markdown file of the shop: %s is refused with its name', (_, text, message) => {
  expect(() => parseContent('team', text)).toThrow(message);
});

it('a Markdown file of the shop names the field that a page needs and it lacks', () => {
  expect(() => fieldOf(parseContent('team', '---\na: b\n---\n'), 'title')).toThrow(
    'team.md needs a line "title: …".',
  );
});

it('search engines get the prose without marks and code', () => {
  expect(plainText('Use **one** `schema`.\n\n```ts\nconst a = 1;\n```\n\nAnd a [link](/tools).')).toBe(
    'Use one schema.\n\nAnd a link.',
  );
});
