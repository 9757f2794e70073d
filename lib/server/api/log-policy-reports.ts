import { z } from 'zod';
import { log } from '@/lib/server/platform/log';
import { AppError } from '@/lib/shared/messages/errors';

const MAX_TEXT_LENGTH = 300;
const MAX_REPORTS = 10;

/** Control characters would let a report forge lines of the log; an address's query may hold a secret of a mailed link. */
const text = z
  .string()
  .transform((value) => value.replace(/\p{Cc}/gu, ' ').slice(0, MAX_TEXT_LENGTH))
  .optional()
  .catch(undefined);
const address = text.transform((value) => value?.replace(/[?#].*$/, ''));

/** The body of `report-uri` (CSP2). */
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': address,
    'source-file': address,
  }),
});

/** The body of `report-to` (https://www.w3.org/TR/reporting-1/). */
const newReportSchema = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      effectiveDirective: text,
      blockedURL: address,
      sourceFile: address,
    }),
  }),
);

type PolicyReport = Record<'page' | 'directive' | 'blocked' | 'source', string | undefined>;

function readReports(value: unknown): PolicyReport[] {
  const old = oldReportSchema.safeParse(value);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
      },
    ];
  }
  const listed = newReportSchema.safeParse(Array.isArray(value) ? value.slice(0, MAX_REPORTS) : value);
  if (!listed.success) throw new AppError('validation-failed');
  return listed.data.map(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  }));
}

/**
 * One line each: shortened, without queries and control characters, since anyone can send a report. Throws
 * `malformed-json` and `validation-failed`.
 */
export function logPolicyReports(body: string): void {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new AppError('malformed-json', { cause });
  }
  for (const report of readReports(value)) log().warn(report, 'csp violation');
}
