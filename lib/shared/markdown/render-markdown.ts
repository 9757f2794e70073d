import MarkdownIt from 'markdown-it';

/** Uploaded pictures and those of the shop's folder: one from elsewhere would be fetched from wherever it names. */
const OWN_PICTURE = /^\/(?:files\/[0-9a-f]{40}\.webp|people\/[\w-]+\.webp|hero\.webp)$/;

/** CommonMark and tables. Markup is text, links are http, https, mailto, tel or internal: nothing runs or loads. */
type Parser = InstanceType<typeof MarkdownIt>;

function createMarkdown(): Parser {
  const created = new MarkdownIt('default', { html: false, linkify: true, typographer: false });
  created.validateLink = (url) => /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url.trim());
  // A wide table scrolls within the page, also by keyboard.
  created.renderer.rules.table_open = () => '<div class="prose-table" tabindex="0">\n<table>\n';
  created.renderer.rules.table_close = () => '</table>\n</div>\n';
  return created;
}

export const markdown = createMarkdown();
markdown.disable('image');

/** In pixels, by address: a page keeps room for pictures that are not there yet. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** The same with pictures of the store's own; others are their text. */
const withPictures = createMarkdown();
withPictures.renderer.rules.image = (tokens, at, _options, env) => {
  const { content = '' } = tokens[at] ?? {};
  const address = String(tokens[at]?.attrGet('src'));
  const escaped = withPictures.utils.escapeHtml(content);
  if (!OWN_PICTURE.test(address)) return escaped;
  const size = (env?.sizes as PictureSizes | undefined)?.[address];
  const room = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<img src="${address}" alt="${escaped}"${room} loading="lazy">`;
};

/** A page has a heading of its own, of level 1. */
const HIGHEST_HEADING = 2;
const DEEPEST_HEADING = 6;

function render(source: string, highest: number, by: Parser, sizes?: PictureSizes): string {
  const tokens = by.parse(source, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const shift = highest - Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(DEEPEST_HEADING, levelOf(token) + shift)}`;
  return by.renderer.render(tokens, by.options, { sizes });
}

/** Safe HTML. The highest headings get level `highest`, the others keep their distance from them. */
export function renderMarkdown(source: string, highest = HIGHEST_HEADING): string {
  return render(source, highest, markdown);
}

/** The same with the store's own pictures, for pages of the shop's own. */
export function renderWithPictures(source: string, sizes?: PictureSizes): string {
  return render(source, HIGHEST_HEADING, withPictures, sizes);
}

/** The addresses of the pictures that `renderWithPictures` shows. */
export function pictureAddresses(source: string): string[] {
  return withPictures
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((token) => String(token.attrGet('src')))
    .filter((address) => OWN_PICTURE.test(address));
}

/** Without marks, pictures and code, for search engines: a paragraph a line. */
export function plainText(source: string): string {
  const wordsOf = ({ content, type }: { content: string; type: string }) =>
    type === 'softbreak' ? ' ' : type === 'image' ? '' : content;
  return withPictures
    .parse(source, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => (children ?? []).map(wordsOf).join(''))
    .join('\n\n');
}
