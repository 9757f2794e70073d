import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Recorded by the framework from the code alone, or numbers. Anything else may name someone. */
const KEPT: ReadonlySet<string> = new Set([
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
]);
/** Templates of routes and words of the framework: no query, no address, no e-mail. */
const SAFE_NAME = /^[\w ()[\]/.-]{1,200}$/;

function keep(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => KEPT.has(name)));
}

/** Templates of routes alone pass; the name of a step that has an address of its own is replaced by its kind. */
function nameOf({ name, attributes }: ReadableSpan): string {
  if (SAFE_NAME.test(name)) return name;
  return String(attributes['next.span_type'] ?? 'unnamed');
}

/** Without addresses, queries, headers (`tracestate` too), messages of errors and their stacks. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const { parentSpanContext: parent } = span;
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parent && {
      parentSpanContext: {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.traceFlags,
        ...(parent.isRemote === undefined ? {} : { isRemote: parent.isRemote }),
      },
    }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: keep(span.attributes),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
