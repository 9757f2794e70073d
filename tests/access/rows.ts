import { ACCOUNT_ROWS } from './account-rows';
import { ENQUIRY_ROWS } from './enquiry-rows';
import { ORDER_ROWS } from './order-rows';
import { PAGE_ROWS } from './page-rows';
import type { Row } from './row';
import { SERVICE_ROWS } from './service-rows';
import { SHOP_ROWS } from './shop-rows';

/** The whole matrix. */
export const ACCESS_ROWS: readonly Row[] = [
  ...SHOP_ROWS,
  ...ORDER_ROWS,
  ...ENQUIRY_ROWS,
  ...ACCOUNT_ROWS,
  ...SERVICE_ROWS,
  ...PAGE_ROWS,
];
