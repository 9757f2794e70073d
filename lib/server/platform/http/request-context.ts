import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import {
  CATALOGUE_LANGUAGE,
  isLanguage,
  type Language,
  PAGE_LANGUAGE_HEADER,
} from '@/lib/shared/site/languages';
import { clientAddress } from './client-address';

type RequestContext = { id: string; address: string | null; language?: Language | undefined };

const storage = () => processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>());

export function withRequestId<T>(id: string, work: () => T): T {
  return storage().run({ id, address: null }, work);
}

export function withRequestContext<T>(request: { headers: Headers }, work: () => Promise<T>): Promise<T> {
  const { headers } = request;
  const context = {
    id: requestId() ?? randomUUID(),
    address: clientAddress(headers),
    language: readPageLanguage(headers),
  };
  return storage().run(context, work);
}

/** Returns the language of the page that makes the call or is rendered; undefined for programs. */
export function pageLanguage(): Language | undefined {
  return storage().getStore()?.language;
}

/**
 * Returns the language of the page that makes the call; the catalogue's where there is none, so that programs read one language.
 */
export function requestLanguage(): Language {
  return pageLanguage() ?? CATALOGUE_LANGUAGE;
}

/** Runs what reads names of tools for a page, which makes no call. */
export function inLanguage<T>(language: Language, work: () => Promise<T>): Promise<T> {
  const { id, address } = storage().getStore() ?? { id: randomUUID(), address: null };
  return storage().run({ id, address, language }, work);
}

export function requestAddress(): string | null {
  return storage().getStore()?.address ?? null;
}

export function requestId(): string | null {
  return storage().getStore()?.id ?? null;
}

/** Undefined for an unsupported one. Clients can send anything: it only selects texts. */
export function readPageLanguage(headers: Headers): Language | undefined {
  const named = headers.get(PAGE_LANGUAGE_HEADER) ?? undefined;
  return isLanguage(named) ? named : undefined;
}
