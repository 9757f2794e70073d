import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressKind } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';
import type { ResponseCache, Validity } from './response-cache';

export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A kind of responses that are the same for every client, with memory of its own. */
export type Kind = {
  cache: ResponseCache;
  /**
   * Returns the name under which the response to a request may be in memory, by what it says alone; null for a request of
   * another form. It runs for every request and must be cheap. Nothing is in memory under a name that is not the only spelling
   * of an address, since `nameOf` gave it.
   */
  knownName: (request: Asking) => string | null;
  /** Returns the name of the response to a request with this address; null if the response may depend on the client. */
  nameOf: (request: Asking, address: AddressKind) => string | null;
  /** The store's own request for what has this name: with nothing of a visitor's that could enter the response. */
  canonical: (name: string, headers: IncomingHttpHeaders) => { url: string; headers: IncomingHttpHeaders };
  /** Returns what a response was made from, just before its headers leave; null if it must not be cached. */
  validityOf: (response: StoreResponse, name: string) => Validity | null;
  /** Whether its ETag is part of its contract, and stays. */
  ownEtag?: boolean;
  /** Whether a response of this name is cached from its second request on only. */
  isOneOff?: (name: string) => boolean;
  /** Counts a request that is sent from memory. Returns whether it is within its limit. */
  mayBeSent?: (request: IncomingMessage) => boolean;
  /** Whether what is in memory is known to be current, at once; and makes sure that it is. */
  isCurrent?: (name: string, now: number) => boolean;
  becomeCurrent?: (name: string) => Promise<void>;
};
