import 'server-only';
import { hostname } from 'node:os';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { cleanSpan } from './clean-span';

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
