import { shop } from '#shop';
import { repeatBodyLength } from '@/lib/server/platform/http/own-headers';
import { type Contract, METHODS, type Method } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import type { RouteHandler } from './handle';
import { problemResponse } from './responses';

export type Endpoint = { method: Method; handler: RouteHandler; contract?: Contract };

export type ServedMethod = RouteHandler & { readonly endpoint: Endpoint | null };

export function route(endpoints: readonly Endpoint[]): Record<Method, ServedMethod> {
  const byMethod = new Map(endpoints.map((endpoint) => [endpoint.method, endpoint]));
  const allow = METHODS.filter((method) => byMethod.has(method)).join(', ');
  const refuse: RouteHandler = async () => {
    const response = problemResponse(new AppError('method-not-allowed'));
    response.headers.set('allow', allow);
    return response;
  };
  const serve = (method: Method): ServedMethod => {
    const endpoint = byMethod.get(method) ?? null;
    const handler: RouteHandler = async (request, context) =>
      repeatBodyLength(await (endpoint?.handler ?? refuse)(request, context));
    return Object.assign(handler, { endpoint });
  };
  return Object.fromEntries(METHODS.map((method) => [method, serve(method)])) as Record<Method, ServedMethod>;
}

/** Returns the calls of a page, which are not found where shop.config.ts switches it off. */
export function whileOn(page: keyof typeof shop.pages, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  if (shop.pages[page]) return endpoints;
  return endpoints.map((endpoint) => ({
    ...endpoint,
    handler: async () => problemResponse(new AppError('not-found')),
  }));
}

/** With `state` in the query `managed` responds, which requires an admin's token; without it `open`. */
export function withStateQuery(open: Endpoint, managed: Endpoint): Endpoint {
  return {
    ...open,
    handler: (request, context) => {
      const isManaged = new URL(request.url).searchParams.getAll('state').some((value) => value !== '');
      return (isManaged ? managed : open).handler(request, context);
    },
  };
}
