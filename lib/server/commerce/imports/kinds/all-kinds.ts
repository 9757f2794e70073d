import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { companiesKind } from './companies-kind';
import { customersKind } from './customers-kind';
import type { Kind } from './kind';
import { pricesKind } from './prices-kind';
import { stockKind, toolsKind } from './tool-kinds';

export const KINDS: Readonly<Record<ImportKind, Kind>> = {
  tools: toolsKind,
  prices: pricesKind,
  stock: stockKind,
  customers: customersKind,
  companies: companiesKind,
};
