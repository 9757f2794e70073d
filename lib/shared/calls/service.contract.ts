import { z } from 'zod';
import { callsOf } from './contract';

export const serviceCalls = callsOf({ tag: 'Service', who: 'anyone', rate: 'none' })({
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this instance serves and reaches its database, for probes.',
    success: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
    errors: ['database-unavailable'],
  },
  checkLife: {
    method: 'GET',
    path: '/api/live',
    summary: 'Whether this process responds at all, whatever the state of the database: if not, restart it.',
    success: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
  },
  checkReadiness: {
    method: 'GET',
    path: '/api/ready',
    summary:
      'Whether to send requests to this process: not while it starts, ends, migrates or has no database. Reads nothing.',
    success: { status: 200, description: 'Yes.', schema: z.object({ status: z.literal('ok') }) },
    errors: ['not-ready'],
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    success: { status: 200, description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }) },
  },
  getDocs: {
    method: 'GET',
    path: '/api/docs',
    summary: 'This document as a page.',
    success: { status: 200, description: 'The page.', mediaType: 'text/html' },
  },
  reportPolicy: {
    method: 'POST',
    path: '/api/csp-report',
    summary: 'What a browser blocked under the content security policy, as browsers send it. It is logged.',
    rate: 'policy-report',
    rawRequestBytes: 16 * 1024,
    success: { status: 204, description: 'Logged.' },
    errors: ['malformed-json', 'validation-failed'],
  },
});
