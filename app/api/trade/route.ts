import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { isRequesterRefused } from '@/lib/server/commerce/companies/vat/ask-vat-id';
import { editTrade } from '@/lib/server/commerce/trade/edit-trade';
import { getTrade } from '@/lib/server/commerce/trade/get-trade';
import { tradeCalls } from '@/lib/shared/trade/trade.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(tradeCalls.getTrade, ({ actor }) => getTrade(actor, { isRequesterRefused })),
  bind(tradeCalls.editTrade, ({ actor, body }) => editTrade(actor, body)),
]);
