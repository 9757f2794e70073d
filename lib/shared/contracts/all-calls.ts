import { ACCOUNT_SECURITY_CALLS } from './account-security';
import { ACCOUNT_CALLS } from './accounts';
import { ADDRESS_CALLS } from './addresses';
import { AUDIT_CALLS } from './audit';
import { BULK_EDIT_CALLS } from './bulk-edit';
import { CART_CALLS } from './cart';
import type { Contract } from './contract';
import { FILE_CALLS } from './files';
import { LEGAL_PAGE_CALLS } from './legal-pages';
import { LIST_CALLS } from './lists';
import { NEWSLETTER_CALLS } from './newsletter';
import { ORDER_CALLS } from './orders';
import { OVERVIEW_CALLS } from './overview';
import { PAYMENT_CALLS } from './payments';
import { PRICE_CALLS } from './prices';
import { QUICK_ORDER_CALLS } from './quick-order';
import { REQUEST_CALLS } from './requests';
import { REVIEW_CALLS } from './reviews';
import { SAVED_VIEW_CALLS } from './saved-views';
import { SERVICE_CALLS } from './service';
import { TOOL_CALLS } from './tools';
import { USER_CALLS } from './users';

/** Every call of the store's API, as people may rely on it. */
export const ALL_CALLS: readonly Contract[] = [
  ...TOOL_CALLS,
  ...FILE_CALLS,
  ...PRICE_CALLS,
  ...CART_CALLS,
  ...QUICK_ORDER_CALLS,
  ...LIST_CALLS,
  ...ADDRESS_CALLS,
  ...BULK_EDIT_CALLS,
  ...ORDER_CALLS,
  ...PAYMENT_CALLS,
  ...OVERVIEW_CALLS,
  ...REVIEW_CALLS,
  ...USER_CALLS,
  ...SAVED_VIEW_CALLS,
  ...ACCOUNT_CALLS,
  ...ACCOUNT_SECURITY_CALLS,
  ...NEWSLETTER_CALLS,
  ...REQUEST_CALLS,
  ...LEGAL_PAGE_CALLS,
  ...AUDIT_CALLS,
  ...SERVICE_CALLS,
];
