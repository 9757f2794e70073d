import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkOwnVatId } from '@/lib/server/commerce/companies/vat/check-vat-id';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.checkVatId, ({ actor }) => checkOwnVatId(actor)),
]);
