import 'server-only';
import { addSkuKeys } from './0010-tool-fields';
import type { Migration } from './migration';

/**
 * Gives the tools their compact SKU that were stored without one after 0010 ran: the demo's, and those that a process of an
 * older release added meanwhile. By it lists name them.
 */
export const skuKeys: Migration = {
  id: 13,
  name: 'sku-keys',
  async up({ db, signal }) {
    await addSkuKeys(db, signal);
  },
};
