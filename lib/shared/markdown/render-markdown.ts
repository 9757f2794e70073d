import MarkdownIt from 'markdown-it';

/** CommonMark and tables. Markup is text, links are http, https, mailto, tel or internal: nothing runs or loads. */
export const markdown = new MarkdownIt('default', { html: false, linkify: true, typographer: false });
// A picture would be fetched from wherever it names.
markdown.disable('image');
markdown.validateLink = (url) => /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url.trim());

// A wide table scrolls within the page, also by keyboard.
markdown.renderer.rules.table_open = () => '<div class="prose-table" tabindex="0">\n<table>\n';
markdown.renderer.rules.table_close = () => '</table>\n</div>\n';

/** A page has a heading of its own, of level 1. */
const HIGHEST_HEADING = 2;
const DEEPEST_HEADING = 6;

/** Safe HTML. The highest headings get level `highest`, the others keep their distance from them. */
export function renderMarkdown(source: string, highest = HIGHEST_HEADING): string {
  const tokens = markdown.parse(source, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const shift = highest - Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(DEEPEST_HEADING, levelOf(token) + shift)}`;
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Without marks and code, for search engines: a paragraph a line. */
export function plainText(source: string): string {
  return markdown
    .parse(source, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      (children ?? []).map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join(''),
    )
    .join('\n\n');
}
