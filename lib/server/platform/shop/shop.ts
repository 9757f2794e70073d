import type { ShopConfig } from './shop-config.schema';
import { shopFolder } from './shop-folder';

/** The configuration of the shop (`#shop`); in browsers lib/client/shop.ts is in its place, with public fields alone. */
export const shop: ShopConfig = shopFolder.config;
