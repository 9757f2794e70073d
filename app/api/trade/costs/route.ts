import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { tryCosts } from '@/lib/server/commerce/trade/try-costs';
import { tradeCalls } from '@/lib/shared/trade/trade.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(tradeCalls.tryCosts, ({ actor, body }) => tryCosts(actor, body, { findCompany: requireCompanyById })),
]);
