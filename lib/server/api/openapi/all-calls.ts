import { ACCOUNT_SECURITY_CALLS } from '@/lib/shared/accounts/account-security.contract';
import { ACCOUNT_CALLS } from '@/lib/shared/accounts/accounts.contract';
import { ADDRESS_CALLS } from '@/lib/shared/addresses/addresses.contract';
import { API_KEY_CALLS } from '@/lib/shared/api-keys/api-keys.contract';
import { APPROVAL_CALLS } from '@/lib/shared/approvals/approvals.contract';
import { AUDIT_CALLS } from '@/lib/shared/audit/audit.contract';
import type { Contract } from '@/lib/shared/calls/contract';
import { SERVICE_CALLS } from '@/lib/shared/calls/service.contract';
import { CART_CALLS } from '@/lib/shared/cart/cart.contract';
import { CATEGORY_CALLS } from '@/lib/shared/categories/categories.contract';
import { COMMAND_CALLS } from '@/lib/shared/command/command.contract';
import { COMPANY_CALLS } from '@/lib/shared/companies/company.contract';
import { SAVED_VIEW_CALLS, USER_CALLS } from '@/lib/shared/customers/users.contract';
import { FILE_CALLS } from '@/lib/shared/files/files.contract';
import { IMPORT_CALLS } from '@/lib/shared/imports/imports.contract';
import { LEGAL_PAGE_CALLS } from '@/lib/shared/legal/legal-pages.contract';
import { LIST_CALLS } from '@/lib/shared/lists/lists.contract';
import { NEWSLETTER_CALLS } from '@/lib/shared/newsletter/newsletter.contract';
import { OFFER_CALLS } from '@/lib/shared/offers/offers.contract';
import { ORDER_CALLS } from '@/lib/shared/orders/orders.contract';
import { PAYMENT_CALLS } from '@/lib/shared/payments/payments.contract';
import { PRICE_CALLS } from '@/lib/shared/prices/prices.contract';
import { QUICK_ORDER_CALLS } from '@/lib/shared/quick-order/quick-order.contract';
import { BANK_FILE_CALLS } from '@/lib/shared/receivables/bank-file/bank-file.contract';
import { RECEIVABLE_CALLS } from '@/lib/shared/receivables/receivables.contract';
import { OVERVIEW_CALLS } from '@/lib/shared/reports/overview.contract';
import { REQUEST_CALLS } from '@/lib/shared/requests/requests.contract';
import { REVIEW_CALLS } from '@/lib/shared/reviews/reviews.contract';
import { SEARCH_WORD_CALLS } from '@/lib/shared/search-words/search-words.contract';
import { SPEC_WORD_CALLS } from '@/lib/shared/spec-words/spec-words.contract';
import { BULK_EDIT_CALLS, STOCK_CALLS, STOCK_WATCH_CALLS } from '@/lib/shared/stock/stock.contract';
import { TOOL_CALLS } from '@/lib/shared/tools/tools.contract';

export const ALL_CALLS: readonly Contract[] = [
  ...TOOL_CALLS,
  ...STOCK_CALLS,
  ...CATEGORY_CALLS,
  ...SPEC_WORD_CALLS,
  ...SEARCH_WORD_CALLS,
  ...FILE_CALLS,
  ...PRICE_CALLS,
  ...CART_CALLS,
  ...QUICK_ORDER_CALLS,
  ...LIST_CALLS,
  ...ADDRESS_CALLS,
  ...BULK_EDIT_CALLS,
  ...STOCK_WATCH_CALLS,
  ...IMPORT_CALLS,
  ...ORDER_CALLS,
  ...PAYMENT_CALLS,
  ...OVERVIEW_CALLS,
  ...REVIEW_CALLS,
  ...USER_CALLS,
  ...COMPANY_CALLS,
  ...APPROVAL_CALLS,
  ...RECEIVABLE_CALLS,
  ...BANK_FILE_CALLS,
  ...API_KEY_CALLS,
  ...SAVED_VIEW_CALLS,
  ...COMMAND_CALLS,
  ...ACCOUNT_CALLS,
  ...ACCOUNT_SECURITY_CALLS,
  ...NEWSLETTER_CALLS,
  ...REQUEST_CALLS,
  ...OFFER_CALLS,
  ...LEGAL_PAGE_CALLS,
  ...AUDIT_CALLS,
  ...SERVICE_CALLS,
];
