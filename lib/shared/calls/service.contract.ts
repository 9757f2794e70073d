import { z } from 'zod';
import { type Contract, declareCall } from './contract';

export const checkHealthCall = declareCall({
  method: 'GET',
  path: '/api/health',
  tag: 'Service',
  summary: 'Whether this instance serves and reaches its database, for probes.',
  who: 'anyone',
  success: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
  errors: ['database-unavailable'],
});

export const checkLifeCall = declareCall({
  method: 'GET',
  path: '/api/live',
  tag: 'Service',
  summary: 'Whether this process responds at all, whatever the state of the database: if not, restart it.',
  who: 'anyone',
  success: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
});

export const checkReadinessCall = declareCall({
  method: 'GET',
  path: '/api/ready',
  tag: 'Service',
  summary:
    'Whether to send requests to this process: not while it starts, ends, migrates or has no database. Reads nothing.',
  who: 'anyone',
  success: { status: 200, description: 'Yes.', schema: z.object({ status: z.literal('ok') }) },
  errors: ['not-ready'],
});

export const getOpenApiCall = declareCall({
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'Service',
  summary: 'This document.',
  who: 'anyone',
  success: { status: 200, description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }) },
});

export const getDocsCall = declareCall({
  method: 'GET',
  path: '/api/docs',
  tag: 'Service',
  summary: 'This document as a page.',
  who: 'anyone',
  success: { status: 200, description: 'The page.', mediaType: 'text/html' },
});

export const reportPolicyCall = declareCall({
  method: 'POST',
  path: '/api/csp-report',
  tag: 'Service',
  summary: 'What a browser blocked under the content security policy, as browsers send it. It is logged.',
  who: 'anyone',
  rate: 'policy-report',
  rawRequestBytes: 16 * 1024,
  success: { status: 204, description: 'Logged.' },
  errors: ['malformed-json', 'validation-failed'],
});

export const SERVICE_CALLS: readonly Contract[] = [
  checkHealthCall,
  checkLifeCall,
  checkReadinessCall,
  getOpenApiCall,
  getDocsCall,
  reportPolicyCall,
];
