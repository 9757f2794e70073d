import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { cleanSpan } from '@/lib/server/platform/metrics/start-tracing';

/** A span as the framework makes one, and as it leaves the store, as text. */
function left(name: string, work: (span: Span) => void): { text: string; name: string; attributes: object } {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const span = provider.getTracer('next.js').startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
  work(span);
  span.end();
  const [found] = exporter.getFinishedSpans();
  if (!found) throw new Error('no span');
  const { resource: _, ...clean } = cleanSpan(found);
  return { text: JSON.stringify(clean), name: clean.name, attributes: clean.attributes };
}

it('a span that leaves the store has the route and the status, and nothing of the address', () => {
  const { text, name, attributes } = left('GET /api/user/[email]', (span) => {
    span.setAttributes({
      'http.method': 'GET',
      'http.target': '/api/user/eva@example.com?token=secret',
      'http.route': '/api/user/[email]',
      'http.status_code': 200,
      'http.request.header.cookie': 'secret',
    });
  });
  expect(name).toBe('GET /api/user/[email]');
  expect(attributes).toEqual({
    'http.method': 'GET',
    'http.route': '/api/user/[email]',
    'http.status_code': 200,
  });
  expect(text).not.toMatch(/secret|example\.com/);
});

it('an error leaves its kind, not its message', () => {
  const { text, attributes } = left('render route (app) /[lang]/orders/[id]', (span) => {
    span.recordException(new Error('eva@example.com has no order'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'eva@example.com has no order' });
    span.setAttribute('error.type', 'TypeError');
  });
  expect(attributes).toEqual({ 'error.type': 'TypeError' });
  expect(text).not.toContain('eva');
  expect(text).toContain('"code":2');
});

it.each(['fetch GET https://api.example.com/v1?key=secret', 'GET /search?q=eva', 'mail to eva@example.com'])(
  'the name %s is replaced by the kind of the step',
  (name) => {
    const clean = left(name, (span) => void span.setAttribute('next.span_type', 'AppRender.fetch'));
    expect(clean.name).toBe('AppRender.fetch');
  },
);
