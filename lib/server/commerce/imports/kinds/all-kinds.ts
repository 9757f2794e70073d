import type { RunKind } from '@/lib/shared/imports/import-kinds';
import { companiesKind } from './companies-kind';
import { customersKind } from './customers-kind';
import type { Kind } from './kind';
import { picturesKind } from './pictures-kind';
import { pricesKind } from './prices-kind';
import { stockKind, toolsKind } from './tool-kinds';

export const KINDS: Readonly<Record<RunKind, Kind>> = {
  tools: toolsKind,
  prices: pricesKind,
  stock: stockKind,
  customers: customersKind,
  companies: companiesKind,
  pictures: picturesKind,
};
