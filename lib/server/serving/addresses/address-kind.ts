import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/tools/catalogue/catalogue-parameters';
import type { BuiltRoute } from '../next-internals/build-manifests';
import { normalizeAddress, type RequestAddress } from './normalize-address';
import { isOwnPage } from './own-page-addresses';
import type { PageHeader } from './page-header';

/** The kind of a request. Every step of the pipeline reads this, and none the address itself. */
export type AddressKind = RequestAddress & {
  movedTo: string | null;
  /** `picture`: from the framework's image optimiser. A page need not exist. */
  kind: 'page' | 'call' | 'file' | 'picture';
  /**
   * The route of the build without its language, such as `/tools/[slug]`; null if none serves it, as for static files.
   */
  route: string | null;
  language: Language;
  /** True if the framework renders it once, for everybody. */
  isShared: boolean;
  pageHeader: PageHeader | null;
};

export type Classify = (address: RequestAddress) => AddressKind;

const FRAMEWORK = '/_next/';
const CATEGORY = /^[a-z0-9-]{1,60}$/;
const STATIC = '/_next/static';
const OPTIMISER = '/_next/image';
const LANGUAGE_FOLDER = '/[lang]';
/** The route of pages of the shop's own, which would take each address of one segment. */
const OWN_PAGE = `${LANGUAGE_FOLDER}${ROUTES.ownPage('[slug]')}`;
const ONE_SEGMENT = /^\/[^/]+$/;
const SELECTABLE: ReadonlySet<string | null> = new Set([ROUTES.tools, ROUTES.toolCategory('[category]')]);

/**
 * A file name in the root without such a file: the framework renders the home page of an unknown language for it, a 404.
 */
const NO_FILE = /^\/[^/]+\.[a-z0-9]{2,11}$/;

/** The framework's pages read this as a request for their data, its middleware as the address without it. */
const DATA_NAME = /\.rsc$/;

/** Some readers take an encoded slash, or backslash, for a separator of segments. */
const ENCODED_SLASH = /%2F|%5C/;

function canonicalPath(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { isPrefixed, language, path: bare } = splitLanguage(plain);
  return isPrefixed && language === LANGUAGES.default ? bare : plain;
}

/** A category as a parameter, which addresses of other shops have, leads to the category's own page with all other parameters. */
function categoryAddress(path: string, query: string): RequestAddress {
  const { isPrefixed, language, path: bare } = splitLanguage(path);
  const values = new URLSearchParams(query);
  const category = bare === ROUTES.tools ? values.get('category') : null;
  if (category === null || !CATEGORY.test(category)) return { path, query };
  values.delete('category');
  return {
    path: `${isPrefixed ? `/${language}` : ''}${ROUTES.toolCategory(category)}`,
    query: values.size > 0 ? `?${values}` : '',
  };
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

export function addressClassifier(
  routes: readonly BuiltRoute[],
  isStaticFile: (path: string) => boolean,
): Classify {
  const find = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  const classify = (path: string): Pick<AddressKind, 'kind' | 'route' | 'isShared'> => {
    if (isStaticFile(path)) return { kind: 'file', route: null, isShared: false };
    const plain = find(path);
    if (plain && !plain.template.startsWith(LANGUAGE_FOLDER))
      return { kind: path.startsWith('/api/') ? 'call' : 'file', route: plain.template, isShared: false };
    if (isFrameworkName(path)) return { ...kindOfFramework(path), isShared: false };
    const { language, path: bare } = splitLanguage(path);
    const matched = find(bare === ROUTES.home ? `/${language}` : `/${language}${bare}`);
    // An address at which there is no page is as good as one without a route.
    const inside = matched?.template === OWN_PAGE && !isOwnPage(bare.slice(1)) ? undefined : matched;
    // The route itself refuses a file in an unknown language.
    const found = inside ?? (plain?.isPage === false ? plain : undefined);
    if (!found)
      return { kind: 'page', route: null, isShared: NO_FILE.test(path) && plain?.isCached === true };
    const route = found.template.slice(LANGUAGE_FOLDER.length) || ROUTES.home;
    return { kind: found.isPage ? 'page' : 'file', route, isShared: found.isCached };
  };
  return (address) => describe(address, classify);
}

/** In development no build lists routes: the form of the address decides, and nothing is shared. */
export function classifyInDevelopment(address: RequestAddress): AddressKind {
  return describe(address, (path) => {
    if (isFrameworkName(path)) return { ...kindOfFramework(path), isShared: false };
    const { path: route } = splitLanguage(path);
    if (path.startsWith('/api/')) return { kind: 'call', route, isShared: false };
    const selectable = /^\/tools\/c\/[^/]+$/.test(route) ? ROUTES.toolCategory('[category]') : route;
    return { kind: /\.[a-z0-9]{2,11}$/.test(path) ? 'file' : 'page', route: selectable, isShared: false };
  });
}

function describe(
  { path: given, query: givenQuery }: RequestAddress,
  classify: (path: string) => Pick<AddressKind, 'kind' | 'route' | 'isShared'>,
): AddressKind {
  const { path, query } = categoryAddress(canonicalPath(given), givenQuery);
  const classified = classify(path);
  const { language, isPrefixed } = splitLanguage(path);
  const isSelection = SELECTABLE.has(classified.route) && hasCatalogueParameter(query);
  const hasLanguage = isPrefixed || (classified.route === null && NO_FILE.test(path));
  const isMissing =
    classified.route === null && ONE_SEGMENT.test(splitLanguage(path).path) && !NO_FILE.test(path);
  const header = isMissing
    ? 'missing'
    : isSelection
      ? 'selection'
      : hasLanguage
        ? 'with-language'
        : 'without-language';
  return {
    ...classified,
    path,
    query,
    movedTo: path === given ? null : `${path}${query}`,
    language,
    isShared: classified.isShared && !isSelection,
    pageHeader: classified.kind === 'page' ? header : null,
  };
}

const classified = new WeakMap<IncomingMessage, AddressKind>();

/**
 * Classifies a request and rewrites its address to the canonical one. Returns null for an invalid target, and for a page whose
 * path has encoded slashes.
 */
export function classifyRequest(request: IncomingMessage, classify: Classify): AddressKind | null {
  const address = normalizeAddress(request.url ?? '');
  const found = address && classify(address);
  if (!found || (found.kind === 'page' && ENCODED_SLASH.test(found.path))) return null;
  classified.set(request, found);
  request.url = `${found.path}${found.query}`;
  return found;
}

export function isClassified(request: IncomingMessage): boolean {
  return classified.has(request);
}

/** Throws if the request could not be classified; pipeline.ts refuses such a request first. */
export function addressOf(request: IncomingMessage): AddressKind {
  const found = classified.get(request);
  if (!found) throw new Error('The address of this request was not classified.');
  return found;
}
