import 'server-only';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { requestId } from '@/lib/server/platform/http/request-context';
import { isOutage } from '@/lib/server/platform/is-outage';
import { processSingleton } from '@/lib/server/platform/process-singleton';

// None of these matches a quote or a backslash: a line stays the JSON it was.
const CREDENTIALS = /:\/\/[^\s/@"\\]+@/g;
/** Also as addresses of requests have them, with an escaped `@`, however often escaped. */
const EMAIL = /[^\s"'<>(),:;@/\\]+?(?:@|%(?:25)*40)[^\s"'<>(),:;@/\\]+\.[^\s"'<>(),:;@/\\]+/gi;
const QUERY = /\?[^\s"'<>\\]+/g;

/** Removes credentials in URLs, e-mail addresses, and queries, which may contain tokens. */
function scrubLine(line: string): string {
  return line.replace(CREDENTIALS, '://[redacted]@').replace(EMAIL, '[e-mail]').replace(QUERY, '?[redacted]');
}

/** Name, message, code, stack and cause alone: drivers put documents into their errors. */
function describeError(error: unknown, hasStack = !isOutage(error)): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, cause } = error;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  return {
    ...{ name, message, code },
    ...(hasStack && { stack: error.stack }),
    cause: cause instanceof Error ? describeError(cause, hasStack) : undefined,
  };
}

export function openLog(stream: DestinationStream): Logger {
  return pino(
    {
      base: null,
      messageKey: 'message',
      errorKey: 'error',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      mixin: () => {
        const id = requestId();
        return id ? { requestId: id } : {};
      },
      formatters: { level: (level) => ({ level }) },
      serializers: { error: (error) => describeError(error) },
      hooks: { streamWrite: scrubLine },
    },
    stream,
  );
}

/**
 * The process's log, on standard output: what an operator looks into, never what a visitor sees. No line holds a
 * secret, an e-mail address or a query string; pass ids instead. `error` is for what someone must look at, `warn` for
 * what recovers by itself, `info` for normal operation.
 */
export function log(): Logger {
  return processSingleton('log', () => openLog(destination({ dest: 1, sync: true })));
}
