import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressKind } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';
import type { ResponseCache, Validity } from './response-cache';

export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A kind of responses that are the same for everybody. */
export type ResponseKind = {
  cache: ResponseCache;
  /**
   * Reads the name from the request alone. It runs for every request and must be cheap; what is in memory was named by
   * `nameOf`, so that another spelling finds nothing.
   */
  lookupName: (request: RequestHead) => string | null;
  /** Null if the response may depend on the client. */
  nameOf: (request: RequestHead, address: AddressKind) => string | null;
  /** The store's own request for a name, without anything of a visitor's that could enter the response. */
  canonical: (name: string, headers: IncomingHttpHeaders) => { url: string; headers: IncomingHttpHeaders };
  /** Called just before the headers are sent; null if the response must not be cached. */
  validityOf: (response: StoreResponse, name: string) => Validity | null;
  ownEtag?: boolean;
  /** Whether a response of this name is cached from its second request on only. */
  isOneOff?: (name: string) => boolean;
  /** Counts a request that is sent from memory; false beyond its limit. */
  mayBeSent?: (request: IncomingMessage) => boolean;
  /** Whether the cache is known to be current; `refresh` makes it so. */
  isCurrent?: (name: string, now: number) => boolean;
  refresh?: (name: string) => Promise<void>;
};
