import { AsyncLocalStorage } from 'node:async_hooks';

const REGISTRY = Symbol.for('forgeline.own-requests');

/**
 * The request that the framework works on. One for the process, though the framework and the server load this file apart.
 * @returns {AsyncLocalStorage<{ isOwn: boolean, startedAt: number }>}
 */
function requests() {
  globalThis[REGISTRY] ??= new AsyncLocalStorage();
  return globalThis[REGISTRY];
}

/**
 * Milliseconds since the epoch as the framework compares them: unlike `Date.now()`, never set forward or back while the process
 * runs, so that what happened later has the higher number.
 */
export function frameworkNow() {
  return performance.timeOrigin + performance.now();
}

/**
 * Runs `work` as part of a request of the store's own: what is rendered in it may be cached.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function asOwnRequest(work) {
  return requests().run({ isOwn: true, startedAt: frameworkNow() }, work);
}

/**
 * Runs `work` as part of a visitor's request: of it, only reads that are the same for everybody are cached.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function asVisitorsRequest(work) {
  return requests().run({ isOwn: false, startedAt: frameworkNow() }, work);
}

/**
 * Returns whether what is rendered now was requested by a visitor as such, by which it must not be cached. Nothing is while
 * there is no server, at build.
 */
export function isVisitorsRequest() {
  return globalThis[REGISTRY] !== undefined && requests().getStore()?.isOwn !== true;
}

/** Returns when the request began that the framework works on, and now outside one, in the terms of `frameworkNow`. */
export function requestStartedAt() {
  return globalThis[REGISTRY]?.getStore()?.startedAt ?? frameworkNow();
}
