import { hostname } from 'node:os';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

const SEND_LIMIT_MS = 3_000;

type TracingOptions = {
  /** Where the collector takes OTLP over HTTP; spans go to `v1/traces` below it. */
  endpoint: string;
  headers: string | undefined;
  /** From 0 to 1, of the traces that begin here. */
  share: number;
};

/** The notation of OTEL_EXPORTER_OTLP_HEADERS: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
function headersFrom(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(
    pairs.flatMap(([name = '', value = '']) =>
      name.trim() ? [[name.trim(), decodeURIComponent(value.trim())]] : [],
    ),
  );
}

function exportingClean(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done) => exporter.export(spans.map(cleanSpan), done),
    shutdown: () => exporter.shutdown(),
  };
}

/** OpenTelemetry; only what calls this loads the libraries. Returns what sends the last spans, in a few seconds. */
export async function startTracing({
  endpoint,
  headers,
  share,
}: TracingOptions): Promise<() => Promise<void>> {
  const [api, hooks, core, resources, sdk, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const exporter = new otlp.OTLPTraceExporter({
    url: new URL('v1/traces', base).href,
    headers: headersFrom(headers),
    timeoutMillis: SEND_LIMIT_MS,
  });
  const provider = new sdk.TracerProvider({
    // Neither the command nor the environment of the process is described.
    resource: resources.resourceFromAttributes({
      'service.name': 'forgeline',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: exportingClean(exporter), exportTimeoutMillis: SEND_LIMIT_MS }),
    ],
  });
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => undefined);
  };
}

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
