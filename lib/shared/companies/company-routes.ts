import { ROUTES } from '../site/routes';

export const COMPANY_TABS = ['company', 'members', 'rules', 'addresses', 'orders', 'statement'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** Beside `ROUTES`, which the scripts of every page have. */
export const COMPANY_ROUTES = {
  tab: (tab: CompanyTab) => (tab === 'company' ? ROUTES.company : `${ROUTES.company}/${tab}`),
  /** The statement with the receipt of an invoice that was paid. */
  paid: (orderId: string) => `${ROUTES.company}/statement?paid=${orderId}`,
  /** The statement with overdue invoices alone among those that are open. */
  overdueInvoices: `${ROUTES.company}/statement?open=overdue`,
  order: (orderId: string) => `${ROUTES.company}/orders/${orderId}`,
  join: '/company/join',
  joinBy: (token: string) => `/company/join?token=${encodeURIComponent(token)}`,
  approvals: '/dashboard/approvals',
  approvalsOf: (view: string) => `/dashboard/approvals?view=${view}`,
  approval: (requisitionId: string) => `/dashboard/approvals/${requisitionId}`,
  /** A decision made there leads to the next one. */
  approvalFromDesk: (requisitionId: string) => `/dashboard/approvals/${requisitionId}?from=desk`,
  bankFile: `${ROUTES.companies}/import`,
  add: `${ROUTES.companies}/new`,
  managed: (companyId: string) => `${ROUTES.companies}/${companyId}`,
} as const;
