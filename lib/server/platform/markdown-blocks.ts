import { markdown } from '@/lib/shared/markdown/render-markdown';

/** A piece of a text that is written line by line, where nothing but words and their weight can be shown. */
export type MarkdownBlock = { kind: 'heading' | 'text' | 'item'; text: string };

type Token = ReturnType<typeof markdown.parse>[number];

function wordsOf({ children, content }: Token): string {
  if (!children) return content;
  return children.map(({ type, content: text }) => (/break$/.test(type) ? ' ' : text)).join('');
}

/** Returns Markdown as plain pieces in their order: headings, paragraphs, items of lists, and rows of tables with ` · ` between cells. */
export function markdownBlocks(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const open: string[] = [];
  let row: string[] | null = null;
  const add = (kind: MarkdownBlock['kind'], text: string) => {
    if (text.trim() !== '') blocks.push({ kind, text: text.trim() });
  };
  for (const token of markdown.parse(source, {})) {
    if (token.type === 'tr_open') row = [];
    else if (token.type === 'tr_close') {
      add('text', (row ?? []).join(' · '));
      row = null;
    } else if (token.nesting === 1) open.push(token.type);
    else if (token.nesting === -1) open.pop();
    else if (token.type === 'inline' && row) row.push(wordsOf(token));
    else if (token.type === 'inline') {
      const isHeading = open.at(-1) === 'heading_open';
      add(isHeading ? 'heading' : open.includes('list_item_open') ? 'item' : 'text', wordsOf(token));
    } else if (token.type === 'fence' || token.type === 'code_block') add('text', token.content);
  }
  return blocks;
}
