import { type Contract, declareCall } from '../calls/contract';
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

export const getStatementCall = declareCall({
  method: 'GET',
  path: '/api/company/statement',
  tag: 'Companies',
  summary:
    'What one’s company owes: open invoices by age, and invoices, credit notes and payments of a period with the balance after each; for approvers and owners. A year at most.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: statementQuerySchema,
  success: STATEMENT,
  errors: ['forbidden', 'not-found'],
});

export const exportStatementCall = declareCall({
  method: 'GET',
  path: '/api/company/statement.csv',
  tag: 'Companies',
  summary: 'The statement of one’s company as CSV, a row a line; for approvers and owners.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: statementFileQuerySchema,
  success: CSV,
  errors: ['forbidden', 'not-found'],
});

export const getStatementPdfCall = declareCall({
  method: 'GET',
  path: '/api/company/statement.pdf',
  tag: 'Companies',
  summary: 'The statement of one’s company as a PDF; for approvers and owners.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: statementFileQuerySchema,
  success: PDF,
  errors: ['forbidden', 'not-found'],
});

export const getManagedStatementCall = declareCall({
  method: 'GET',
  path: '/api/all-company/{id}/statement',
  tag: 'Companies',
  summary: 'The statement of a company; payments have their ids.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  query: statementQuerySchema,
  success: STATEMENT,
  errors: ['not-found'],
});

export const exportManagedStatementCall = declareCall({
  method: 'GET',
  path: '/api/all-company/{id}/statement.csv',
  tag: 'Companies',
  summary: 'The statement of a company as CSV, a row a line.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  query: statementFileQuerySchema,
  success: CSV,
  errors: ['not-found'],
});

export const getManagedStatementPdfCall = declareCall({
  method: 'GET',
  path: '/api/all-company/{id}/statement.pdf',
  tag: 'Companies',
  summary: 'The statement of a company as a PDF.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  query: statementFileQuerySchema,
  success: PDF,
  errors: ['not-found'],
});

export const recordCompanyPaymentCall = declareCall({
  method: 'POST',
  path: '/api/all-company/{id}/payment',
  tag: 'Companies',
  summary:
    'Record money of a company, such as a transfer. It pays the invoices named, in their order, then the oldest due; the rest is credit and pays the next invoice by itself.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: recordCompanyPaymentSchema,
  idempotency: 'records no second payment',
  success: { status: 201, description: 'The payment, and what it pays.', schema: recordedPaymentSchema },
  errors: ['not-found'],
});

export const reverseCompanyPaymentCall = declareCall({
  method: 'POST',
  path: '/api/all-payment/{id}/reverse',
  tag: 'Companies',
  summary:
    'Take all of a payment back, also what became credit; the invoices that it paid are open again. Payments by card and credit notes are refused.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: reversePaymentSchema,
  success: {
    status: 200,
    description: 'What was taken back; 0 if that had been done.',
    schema: reversedPaymentSchema,
  },
  errors: ['not-found', 'wrong-order-state'],
});

export const RECEIVABLE_CALLS: readonly Contract[] = [
  getStatementCall,
  exportStatementCall,
  getStatementPdfCall,
  getManagedStatementCall,
  exportManagedStatementCall,
  getManagedStatementPdfCall,
  recordCompanyPaymentCall,
  reverseCompanyPaymentCall,
];
