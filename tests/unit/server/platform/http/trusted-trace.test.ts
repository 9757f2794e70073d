import { expect, it } from 'vitest';
import { keepTrustedTrace } from '@/lib/server/platform/http/own-headers';

const trace = () => ({
  accept: 'text/html',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'vendor=1',
  baggage: 'who=1',
});

it('a client without a proxy cannot choose the trace of its request, or that it is recorded', () => {
  const headers = trace();
  keepTrustedTrace(headers, 0);
  expect(headers).toEqual({ accept: 'text/html' });
});

it('a trusted proxy can', () => {
  const headers = trace();
  keepTrustedTrace(headers, 1);
  expect(headers).toEqual(trace());
});

it('a request without a trace stays as it is', () => {
  const headers = { accept: 'text/html' };
  keepTrustedTrace(headers, 0);
  expect(headers).toEqual({ accept: 'text/html' });
});
