import { AsyncLocalStorage } from 'node:async_hooks';

const REGISTRY = Symbol.for('forgeline.own-requests');

/**
 * Says whether the framework works on a request that the store has made itself. One for the process, though the framework and the
 * server load this file apart.
 * @returns {AsyncLocalStorage<true>}
 */
function ownRequests() {
  globalThis[REGISTRY] ??= new AsyncLocalStorage();
  return globalThis[REGISTRY];
}

/**
 * Runs `work` as part of a request of the store's own: what is rendered in it may be cached.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function asOwnRequest(work) {
  return ownRequests().run(true, work);
}

/**
 * Returns whether what is rendered now was requested by a visitor as such, by which it must not be cached. Nothing is while
 * there is no server, at build, nor in development, where nobody has called `asOwnRequest`.
 */
export function isVisitorsRequest() {
  return globalThis[REGISTRY] !== undefined && ownRequests().getStore() === undefined;
}
