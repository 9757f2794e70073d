import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkManagedVatId } from '@/lib/server/commerce/companies/vat/check-vat-id';
import { managedCompanyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedCompanyCalls.checkCompanyVatId, ({ actor, params, body }) =>
    checkManagedVatId(actor, params.id, body),
  ),
]);
