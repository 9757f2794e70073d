import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { acceptedLanguage } from '@/lib/server/platform/http/accept';
import { addressOfClient } from '@/lib/server/platform/http/client-address';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { ResponseCache } from './response-cache';
import type { ResponseKind } from './response-kinds';
import { isRead, typeOf } from './response-kinds';
import { VersionWatch } from './version-watch';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 500;
const MAX_AGE_MS = 600_000;

/** The part of calls that serving may not import (start-store.ts). */
export type PublicReads = {
  /** Counts a read from a client's address; false beyond the limit. */
  mayRead: (rate: 'read' | 'search', address: string) => boolean;
  /** Returns whether a read has every parameter of an address: of programs others are refused. */
  hasParameters: (address: string) => boolean;
  versions: { tools: () => Promise<string>; reviews: () => Promise<string> };
};

type Source = keyof PublicReads['versions'];

const registry = () => processSingleton<{ reads?: PublicReads }>('public-reads', () => ({}));

export function cachePublicReads(reads: PublicReads): void {
  registry().reads = reads;
}

/** The calls whose contract is `isCached`: for anyone, so that credentials do not change the response. */
export const PUBLIC_READ_ROUTES: ReadonlySet<string | null> = new Set([
  '/api/tool',
  '/api/tool/[id]',
  '/api/search',
  '/api/review',
]);

const sourceOf = (read: string): Source => (read.startsWith('/api/review') ? 'reviews' : 'tools');
const rateOf = (read: string) => (read.startsWith('/api/search') ? 'search' : 'read');

const OF_CLIENT = ['x-forwarded-for', 'x-forgeline-peer'] as const;

function isWithinLimit({ mayRead }: PublicReads, request: IncomingMessage): boolean {
  return mayRead(rateOf(request.url ?? ''), addressOfClient(request));
}

/** Returns what a read's name has beside its address in any language but the catalogue's; no address has a space. */
function languageSuffix(address: string, headers: IncomingHttpHeaders): string {
  if (sourceOf(address) !== 'tools' || asksForLanguage(address)) return '';
  const language = acceptedLanguage(headers['accept-language']);
  return language === CATALOGUE_LANGUAGE ? '' : ` ${language}`;
}

/** Most addresses need no look at each parameter: the name is in them, or spelled in escapes. */
function asksForLanguage(address: string): boolean {
  const query = address.slice(address.indexOf('?') + 1);
  if (query.length === address.length || !/language|%/.test(query)) return false;
  return /^[a-z]/.test(new URLSearchParams(query).get('language') ?? '');
}

/** With `state` a read is for admins (lib/server/api/route.ts). */
const hasState = (query: string) => new URLSearchParams(query).getAll('state').some((value) => value !== '');

/** The scheme and the start of an API key, in any case. */
const KEY = /^bearer +flk_/i;

export function publicReads(): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  let watches: Record<Source, VersionWatch> | undefined;
  let reads: PublicReads | undefined;
  const provided = () => {
    reads ??= registry().reads;
    return reads;
  };
  /** A program's misspelt parameter must reach the call, which refuses it and ignores those of all others. */
  const isRefused = (address: string, { authorization }: IncomingHttpHeaders) =>
    authorization !== undefined &&
    address.includes('?') &&
    KEY.test(authorization) &&
    provided()?.hasParameters(address) === false;
  const watchOf = (name: string): VersionWatch | undefined => {
    const versions = provided()?.versions;
    if (!watches && versions) {
      watches = {
        tools: new VersionWatch('version:tools', versions.tools),
        reviews: new VersionWatch('version:reviews', versions.reviews),
      };
    }
    return watches?.[sourceOf(name)];
  };
  return {
    cache: new ResponseCache(MAX_BYTES),
    ownEtag: true,
    lookupName: ({ method, url = '', headers }) =>
      isRead(method) && provided() && !isRefused(url, headers)
        ? `${url}${languageSuffix(url, headers)}`
        : null,
    nameOf({ method, headers }, { path, query, route }) {
      const name = `${path}${query}`;
      if (!isRead(method) || !PUBLIC_READ_ROUTES.has(route) || !provided()) return null;
      if (name.length > MAX_ADDRESS_LENGTH || hasState(query) || isRefused(name, headers)) return null;
      return `${name}${languageSuffix(name, headers)}`;
    },
    canonical(name, headers) {
      const [url = '', language] = name.split(' ');
      const client = OF_CLIENT.map((header) => [header, headers[header]]).filter(([, value]) => value);
      return {
        url,
        headers: {
          host,
          accept: 'application/json',
          ...(language ? { 'accept-language': language } : {}),
          ...Object.fromEntries(client),
        },
      };
    },
    validityOf(response, name) {
      const tag = watchOf(name)?.tag;
      const isPublic = String(response.getHeader('cache-control')).startsWith('public');
      if (
        !tag ||
        !isPublic ||
        !response.hasHeader('etag') ||
        !typeOf(response).startsWith('application/json')
      )
        return null;
      return { tags: [tag], maxAgeMs: MAX_AGE_MS };
    },
    isOneOff: (name) => name.includes('?'),
    mayBeSent(request) {
      const present = provided();
      return present !== undefined && isWithinLimit(present, request);
    },
    isCurrent: (name, now) => watchOf(name)?.isCurrent(now) ?? false,
    async refresh(name) {
      await watchOf(name)?.refresh(() => performance.now());
    },
  };
}
