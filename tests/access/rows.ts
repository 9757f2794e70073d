import { ACCOUNT_ROWS } from './account-rows';
import { APPROVAL_ROWS } from './approval-rows';
import { CATEGORY_ROWS } from './category-rows';
import { COMPANY_ROWS } from './company-rows';
import { IMPORT_ROWS } from './import-rows';
import { INTEGRATION_ROWS } from './integration-rows';
import { OFFER_ROWS } from './offer-rows';
import { ORDER_ROWS } from './order-rows';
import { OWN_PAGE_ROWS } from './own-page-rows';
import { PAGE_ROWS } from './page-rows';
import { PRICE_ROWS } from './price-rows';
import { RECEIVABLE_ROWS } from './receivable-rows';
import { REQUEST_ROWS } from './request-rows';
import { RETURN_ROWS } from './return-rows';
import type { Row } from './row';
import { SERIAL_ROWS } from './serial-rows';
import { SERVICE_ROWS } from './service-rows';
import { SHOP_ROWS } from './shop-rows';

/** The whole matrix. */
export const ACCESS_ROWS: readonly Row[] = [
  ...SHOP_ROWS,
  ...CATEGORY_ROWS,
  ...PRICE_ROWS,
  ...IMPORT_ROWS,
  ...ORDER_ROWS,
  ...RETURN_ROWS,
  ...COMPANY_ROWS,
  ...RECEIVABLE_ROWS,
  ...APPROVAL_ROWS,
  ...REQUEST_ROWS,
  ...OFFER_ROWS,
  ...ACCOUNT_ROWS,
  ...SERIAL_ROWS,
  ...OWN_PAGE_ROWS,
  ...SERVICE_ROWS,
  ...INTEGRATION_ROWS,
  ...PAGE_ROWS,
];
