import { ACCOUNT_SECURITY_CALLS } from '../accounts/account-security.contract';
import { ACCOUNT_CALLS } from '../accounts/accounts.contract';
import { ADDRESS_CALLS } from '../addresses/addresses.contract';
import { API_KEY_CALLS } from '../api-keys/api-keys.contract';
import { APPROVAL_CALLS } from '../approvals/approvals.contract';
import { AUDIT_CALLS } from '../audit/audit.contract';
import { CART_CALLS } from '../cart/cart.contract';
import { CATEGORY_CALLS } from '../categories/categories.contract';
import { COMMAND_CALLS } from '../command/command.contract';
import { COMPANY_CALLS } from '../companies/company.contract';
import { SAVED_VIEW_CALLS } from '../customers/saved-views.contract';
import { USER_CALLS } from '../customers/users.contract';
import { FILE_CALLS } from '../files/files.contract';
import { IMPORT_CALLS } from '../imports/imports.contract';
import { LIST_CALLS } from '../lists/lists.contract';
import { NEWSLETTER_CALLS } from '../newsletter/newsletter.contract';
import { OFFER_CALLS } from '../offers/offers.contract';
import { ORDER_CALLS } from '../orders/orders.contract';
import { PAYMENT_CALLS } from '../payments/payments.contract';
import { PRICE_CALLS } from '../prices/prices.contract';
import { QUICK_ORDER_CALLS } from '../quick-order/quick-order.contract';
import { BANK_FILE_CALLS } from '../receivables/bank-file/bank-file.contract';
import { COMPANY_ACCOUNT_CALLS } from '../receivables/receivables.contract';
import { OVERVIEW_CALLS } from '../reports/overview.contract';
import { REQUEST_CALLS } from '../requests/requests.contract';
import { REVIEW_CALLS } from '../reviews/reviews.contract';
import { SEARCH_WORD_CALLS } from '../search-words/search-words.contract';
import { LEGAL_PAGE_CALLS } from '../site/legal-pages.contract';
import { SERVICE_CALLS } from '../site/service.contract';
import { CATALOGUE_WORD_CALLS } from '../spec-words/spec-words.contract';
import { BULK_EDIT_CALLS } from '../stock/bulk-edit.contract';
import { STOCK_WATCH_CALLS } from '../stock/stock-watches.contract';
import { TOOL_CALLS } from '../tools/tools.contract';
import type { Contract } from './contract';

export const ALL_CALLS: readonly Contract[] = [
  ...TOOL_CALLS,
  ...CATEGORY_CALLS,
  ...CATALOGUE_WORD_CALLS,
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
  ...COMPANY_ACCOUNT_CALLS,
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
