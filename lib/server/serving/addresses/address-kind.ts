import 'server-only';
import type { IncomingMessage } from 'node:http';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/catalogue/catalogue-parameters';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { BuiltRoute } from '../next-internals/router/built-routes';
import { type Address, normalizeAddress } from './normalize-address';
import type { PageHeader } from './page-header';

/** What a request asks for. Every step of the pipeline decides by it, and none by the address itself. */
export type AddressKind = Address & {
  /** The address in its only spelling, if this is another one; else null. */
  movedTo: string | null;
  /** `picture` is one that the framework's optimiser makes. A page need not exist. */
  kind: 'page' | 'call' | 'file' | 'picture';
  /** The route of the build without its language, such as `/tools/[slug]`; null if none serves it, as for static files. */
  route: string | null;
  language: Language;
  /** Whether the framework would render it once and send that to everybody. */
  isShared: boolean;
  /** How the framework is led to a page; null for anything else. */
  pageHeader: PageHeader | null;
};

export type Judge = (address: Address) => AddressKind;

const FRAMEWORK = '/_next/';
const STATIC = '/_next/static';
const OPTIMISER = '/_next/image';
const LANGUAGE_FOLDER = '/[lang]';
const SELECTABLE: ReadonlySet<string | null> = new Set([ROUTES.tools, ROUTES.toolCategory('[category]')]);

/** A file's name in the root that no file has: the framework shows the home page of an unknown language for it, a 404. */
const NO_FILE = /^\/[^/]+\.[a-z0-9]{2,11}$/;

/** What the framework's pages take for a request for their data, and its middleware for the address without it. */
const DATA_NAME = /\.rsc$/;

/** A slash, or a backslash, that belongs to a segment: some readers take it for one that ends it. */
const ENCODED_SLASH = /%2F|%5C/;

/** Returns the path in its only spelling: no empty segments, and the default language by no prefix. */
function onlySpelling(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { isPrefixed, language, path: bare } = splitLanguage(plain);
  return isPrefixed && language === LANGUAGES.default ? bare : plain;
}

function hasCatalogueParameter(query: string): boolean {
  const values = new URLSearchParams(query);
  return CATALOGUE_PARAMETERS.some((name) => values.getAll(name).some((value) => value !== ''));
}

function kindOfFramework(path: string): Pick<AddressKind, 'kind' | 'route'> {
  if (path === OPTIMISER) return { kind: 'picture', route: OPTIMISER };
  return { kind: 'file', route: path.startsWith(`${STATIC}/`) ? STATIC : '/_next' };
}

const isFrameworkName = (path: string) => path.startsWith(FRAMEWORK) || DATA_NAME.test(path);

/** Returns the judge of addresses for a build with these routes and static files. */
export function addressJudge(routes: readonly BuiltRoute[], isStaticFile: (path: string) => boolean): Judge {
  const find = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  const judge = (path: string): Pick<AddressKind, 'kind' | 'route' | 'isShared'> => {
    if (isStaticFile(path)) return { kind: 'file', route: null, isShared: false };
    const plain = find(path);
    if (plain && !plain.template.startsWith(LANGUAGE_FOLDER))
      return { kind: path.startsWith('/api/') ? 'call' : 'file', route: plain.template, isShared: false };
    if (isFrameworkName(path)) return { ...kindOfFramework(path), isShared: false };
    const { language, path: bare } = splitLanguage(path);
    const inside = find(bare === ROUTES.home ? `/${language}` : `/${language}${bare}`);
    // A file in a language that is none of ours is refused by its own route.
    const found = inside ?? (plain?.isPage === false ? plain : undefined);
    if (!found)
      return { kind: 'page', route: null, isShared: NO_FILE.test(path) && plain?.isCached === true };
    const route = found.template.slice(LANGUAGE_FOLDER.length) || ROUTES.home;
    return { kind: found.isPage ? 'page' : 'file', route, isShared: found.isCached };
  };
  return (address) => describe(address, judge);
}

/** For development, where no build lists routes: by how an address looks. Nothing is shared there. */
export function judgeInDevelopment(address: Address): AddressKind {
  return describe(address, (path) => {
    if (isFrameworkName(path)) return { ...kindOfFramework(path), isShared: false };
    const { path: route } = splitLanguage(path);
    if (path.startsWith('/api/')) return { kind: 'call', route, isShared: false };
    const selectable = /^\/tools\/c\/[^/]+$/.test(route) ? ROUTES.toolCategory('[category]') : route;
    return { kind: /\.[a-z0-9]{2,11}$/.test(path) ? 'file' : 'page', route: selectable, isShared: false };
  });
}

function describe(
  { path: given, query }: Address,
  judge: (path: string) => Pick<AddressKind, 'kind' | 'route' | 'isShared'>,
): AddressKind {
  const path = onlySpelling(given);
  const judged = judge(path);
  const { language, isPrefixed } = splitLanguage(path);
  const isSelection = SELECTABLE.has(judged.route) && hasCatalogueParameter(query);
  const hasLanguage = isPrefixed || (judged.route === null && NO_FILE.test(path));
  const header = isSelection ? 'selection' : hasLanguage ? 'with-language' : 'without-language';
  return {
    ...judged,
    path,
    query,
    movedTo: path === given ? null : `${path}${query}`,
    language,
    isShared: judged.isShared && !isSelection,
    pageHeader: judged.kind === 'page' ? header : null,
  };
}

const judged = new WeakMap<IncomingMessage, AddressKind>();

/**
 * Judges the address of a request, which is rewritten to its only spelling. Returns null for what is no address of anything: no
 * target of a web server, or a page whose path has slashes that are none.
 */
export function judgeRequest(request: IncomingMessage, judge: Judge): AddressKind | null {
  const address = normalizeAddress(request.url ?? '');
  const found = address && judge(address);
  if (!found || (found.kind === 'page' && ENCODED_SLASH.test(found.path))) return null;
  judged.set(request, found);
  request.url = `${found.path}${found.query}`;
  return found;
}

export function isJudged(request: IncomingMessage): boolean {
  return judged.has(request);
}

/** Returns what a request asks for. Throws if its address could not be judged, which pipeline.ts refuses. */
export function addressOf(request: IncomingMessage): AddressKind {
  const found = judged.get(request);
  if (!found) throw new Error('The address of this request was not judged.');
  return found;
}
