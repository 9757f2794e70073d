import { LEGAL_PAGES } from './legal-pages';

/** An entry of the blog or the portfolio is listed there; each is at `/{slug}`. */
export const PAGE_KINDS = ['page', 'blog', 'portfolio'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const PAGE_STATES = ['draft', 'published'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const PAGE_TITLE_MAX_LENGTH = 120;
export const PAGE_TEXT_MAX_LENGTH = 60_000;
/** All public ones are listed for every page that shows some. */
export const MOST_PAGES = 500;

/** What addresses of pages and files of the store begin with; a unit test compares it with what app/ and public/ have. */
const OF_STORE: ReadonlySet<string> = new Set([
  ...LEGAL_PAGES,
  ...['api', 'blog', 'brand', 'cart', 'catalogue', 'company', 'contact', 'dashboard', 'files', 'fonts'],
  ...['login', 'newsletter', 'people', 'pictures', 'portfolio', 'purchase', 'quick-order', 'quote'],
  ...['register', 'reset-password', 'review', 'share', 'sitemaps', 'tools', 'verify-email'],
]);

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
/** Also of languages that the shop may have some day. */
const LANGUAGE_CODE = /^[a-z]{2}$/;

/** Returns why no page can be at `/{slug}`; null if one can. */
export function slugFault(slug: string): 'page-slug-invalid' | 'page-slug-of-store' | null {
  if (!SLUG.test(slug)) return 'page-slug-invalid';
  return OF_STORE.has(slug) || LANGUAGE_CODE.test(slug) ? 'page-slug-of-store' : null;
}
