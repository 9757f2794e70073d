/** A country (ISO 3166-1 alpha-2), region and postal code; the last two may be empty. */
export type Place = { country: string; region: string; postalCode: string };

/** The members of the European Union. */
export const UNION_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const MEMBERS = new Set(UNION_MEMBERS);
/** Parts of members, by the beginning of their postal codes, that VAT on goods treats as abroad (Directive 2006/112, Art. 6). */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  DE: ['78266', '27498'],
  ES: ['35', '38', '51', '52'],
  FI: ['22'],
  FR: ['97', '98'],
  GR: ['63086'],
  IT: ['23041', '22061'],
};
/** Places that belong to another country for VAT (Art. 7). */
const PART_OF: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };
const MONACO = '980';
const NORTHERN_IRELAND = 'XI';

/** Removes spaces and hyphens, and writes capitals. */
export function postalKey(postalCode: string): string {
  return postalCode.replace(/[\s-]/g, '').toUpperCase();
}

/** Returns where a place is for VAT on services, which only countries decide. */
export function serviceTerritoryOf(country: string): string {
  return PART_OF[country] ?? country;
}

/**
 * Returns where a place is for VAT on goods: a member's code, `XI` for Northern Ireland, another country's code, or the code and postal
 * code of a part of a member that is abroad.
 */
export function territoryOf({ country, postalCode }: Omit<Place, 'region'>, sellerCountry: string): string {
  const whole = PART_OF[country];
  if (whole !== undefined) return whole;
  const postal = postalKey(postalCode);
  if (country === 'GB') return postal.startsWith('BT') && sellerCountry !== 'GB' ? NORTHERN_IRELAND : 'GB';
  const isMonaco = country === 'FR' && postal.startsWith(MONACO);
  const abroad = isMonaco ? undefined : OUTSIDE[country]?.find((prefix) => postal.startsWith(prefix));
  const territory = abroad === undefined ? country : `${country} ${abroad}`;
  // Liechtenstein and Büsingen are in the customs and tax area of Switzerland.
  const isSwiss = ['CH', 'LI', 'DE 78266'].includes(territory) && ['CH', 'LI'].includes(sellerCountry);
  return isSwiss ? 'CH' : territory;
}

export function isInUnion(territory: string): boolean {
  return MEMBERS.has(territory) || territory === NORTHERN_IRELAND;
}

/** Returns the territory that issued a VAT number, by its first letters. */
export function territoryOfVatId(vatId: string): string {
  const prefix = vatId.slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix;
}
