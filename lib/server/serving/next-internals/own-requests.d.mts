/** See own-requests.mjs, which is plain JavaScript because the framework loads it as it is. */
export function frameworkNow(): number;
export function asOwnRequest<T>(work: () => T): T;
export function asVisitorsRequest<T>(work: () => T): T;
export function isVisitorsRequest(): boolean;
