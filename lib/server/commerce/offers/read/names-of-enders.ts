import 'server-only';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import { findNames } from '@/lib/server/identity/find-names';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';

type Ended = Pick<OfferDocument, 'state' | 'endedBy'>;
type ForShop = { forShop: boolean };

/** The names of who accepted, declined or withdrew these offers, by id; buyers do not read who withdrew one for the shop. */
export function namesOfEnders(offers: readonly Ended[], { forShop }: ForShop): Promise<Map<string, string>> {
  return findNames(
    offers.flatMap(({ state, endedBy }) => (endedBy && (forShop || state !== 'withdrawn') ? [endedBy] : [])),
  );
}

type Managed = Ended & Pick<OfferDocument, 'companyId'>;

/** For admins: who ended these offers, and the companies of who received them, by id. */
export async function managedNames(
  offers: readonly Managed[],
): Promise<{ names: Map<string, string>; companies: Map<string, string> }> {
  const ids = offers.flatMap(({ companyId }) => companyId ?? []);
  const [names, companies] = await Promise.all([
    namesOfEnders(offers, { forShop: true }),
    companyNames([...new Map(ids.map((id) => [id.toHexString(), id])).values()]),
  ]);
  return { names, companies };
}
