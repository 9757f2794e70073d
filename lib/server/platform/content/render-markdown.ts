import 'server-only';
import MarkdownIt from 'markdown-it';

/**
 * CommonMark and tables. Markup in the source is text, and links lead to http, https, mailto, tel or within the site: what an
 * admin pastes can neither run nor load anything.
 */
const markdown = new MarkdownIt('default', { html: false, linkify: true, typographer: false });
// A picture would be fetched from any address it names.
markdown.disable('image');
markdown.validateLink = (url) => /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url.trim());

// A wide table scrolls within the page, also by keyboard.
markdown.renderer.rules.table_open = () => '<div class="prose-table" tabindex="0">\n<table>\n';
markdown.renderer.rules.table_close = () => '</table>\n</div>\n';

/** Level 1 is the page's own heading. */
const HIGHEST_HEADING = 2;
const DEEPEST_HEADING = 6;

/** Returns HTML that is safe to embed. The highest heading of the source becomes level 2, and the others move with it. */
export function renderMarkdown(source: string): string {
  const tokens = markdown.parse(source, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const shift = HIGHEST_HEADING - Math.min(...headings.map(levelOf));
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
