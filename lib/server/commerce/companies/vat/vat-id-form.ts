import { checkVAT, countries } from 'jsvat';
import { isInUnion, territoryOfVatId } from '@/lib/shared/trade/territory';

/** Northern Ireland numbers its businesses as Great Britain does. */
const withRules = (vatId: string) => (vatId.startsWith('XI') ? `GB${vatId.slice(2)}` : vatId);

/**
 * Returns what is wrong with a number of the EU or Great Britain by the rules of its country: its form, or its check digits, whose
 * published rules are known to lag behind new forms. Numbers of other countries are not judged.
 */
export function vatIdFault(vatId: string): 'form' | 'check-digits' | undefined {
  const issuer = territoryOfVatId(vatId);
  if (!isInUnion(issuer) && issuer !== 'GB') return undefined;
  const { isValidFormat, isValid } = checkVAT(withRules(vatId), countries);
  if (isValid) return undefined;
  return isValidFormat ? 'check-digits' : 'form';
}
