import 'server-only';
import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from '@/lib/shared/schemas/audit';
import type { ApiCall } from './api-call';

/** Calls about the audit log. There is none that writes to it. */
export const AUDIT_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/audit',
    tag: 'Audit',
    summary: 'List entries of the audit log, newest first, one page of them.',
    who: 'admin',
    query: auditQuerySchema,
    answer: {
      status: 200,
      description: 'Entries of this page.',
      schema: z.array(auditEntrySchema),
      headers: { 'X-Total-Count': 'How many entries fit in all.' },
    },
  },
];
