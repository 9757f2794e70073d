import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import {
  recordCompanyPaymentSchema,
  recordedPaymentSchema,
  reversedPaymentSchema,
  reversePaymentSchema,
  statementFileQuerySchema,
  statementQuerySchema,
  statementSchema,
} from './receivables.schema';

const OWN = 'one’s own company';
const STATEMENT = { status: 200, description: 'The statement.', schema: statementSchema } as const;
const CSV = { status: 200, description: 'The statement.', mediaType: 'text/csv; charset=utf-8' } as const;
const PDF = { status: 200, description: 'The statement.', mediaType: 'application/pdf' } as const;

export const statementCalls = callsOf({ tag: 'Companies', who: 'either', whose: OWN })({
  getStatement: {
    method: 'GET',
    path: '/api/company/statement',
    summary:
      'What one’s company owes: open invoices by age, and invoices, credit notes and payments of a period with the balance after each; for approvers and owners. A year at most.',
    query: statementQuerySchema,
    success: STATEMENT,
    errors: ['forbidden', 'not-found'],
  },
  exportStatement: {
    method: 'GET',
    path: '/api/company/statement.csv',
    summary: 'The statement of one’s company as CSV, a row a line; for approvers and owners.',
    query: statementFileQuerySchema,
    success: CSV,
    errors: ['forbidden', 'not-found'],
  },
  getStatementPdf: {
    method: 'GET',
    path: '/api/company/statement.pdf',
    summary: 'The statement of one’s company as a PDF; for approvers and owners.',
    query: statementFileQuerySchema,
    success: PDF,
    errors: ['forbidden', 'not-found'],
  },
});

export const managedReceivableCalls = callsOf({ tag: 'Companies', who: 'admin' })({
  getManagedStatement: {
    method: 'GET',
    path: '/api/all-company/{id}/statement',
    key: 'companies:read',
    summary: 'The statement of a company; payments have their ids.',
    params: idParamSchema,
    query: statementQuerySchema,
    success: STATEMENT,
    errors: ['not-found'],
  },
  exportManagedStatement: {
    method: 'GET',
    path: '/api/all-company/{id}/statement.csv',
    key: 'companies:read',
    summary: 'The statement of a company as CSV, a row a line.',
    params: idParamSchema,
    query: statementFileQuerySchema,
    success: CSV,
    errors: ['not-found'],
  },
  getManagedStatementPdf: {
    method: 'GET',
    path: '/api/all-company/{id}/statement.pdf',
    key: 'companies:read',
    summary: 'The statement of a company as a PDF.',
    params: idParamSchema,
    query: statementFileQuerySchema,
    success: PDF,
    errors: ['not-found'],
  },
  recordCompanyPayment: {
    method: 'POST',
    path: '/api/all-company/{id}/payment',
    key: 'companies:write',
    summary:
      'Record money of a company, such as a transfer. It pays the invoices named, in their order, then the oldest due; the rest is credit and pays the next invoice by itself.',
    params: idParamSchema,
    request: recordCompanyPaymentSchema,
    idempotency: 'records no second payment',
    success: { status: 201, description: 'The payment, and what it pays.', schema: recordedPaymentSchema },
    errors: ['not-found'],
  },
  reverseCompanyPayment: {
    method: 'POST',
    path: '/api/all-payment/{id}/reverse',
    key: 'companies:write',
    summary:
      'Take all of a payment back, also what became credit; the invoices that it paid are open again. Payments by card and credit notes are refused.',
    params: idParamSchema,
    request: reversePaymentSchema,
    success: {
      status: 200,
      description: 'What was taken back; 0 if that had been done.',
      schema: reversedPaymentSchema,
    },
    errors: ['not-found', 'wrong-order-state'],
  },
});
