import type { Language } from '@/lib/shared/site/languages';
import { fieldPercent, newVatRate, type VatRateValues } from './tax-form';

/**
 * VAT rates with which a shop begins: it checks them, and changes in them, with its tax adviser. Read on 2 February 2026 from
 * the list at https://www.eurofiscalis.com/en/vat-rates-in-ue; standard rates compared with those of the npm package sales-tax 2.23.0.
 * Official: https://ec.europa.eu/taxation_customs/tedb (members), https://www.gov.uk/vat-rates, https://www.estv.admin.ch.
 */
export const PUBLISHED_ON = '2026-02-02';

/** The standard rate, and of several reduced ones the one that covers most goods; in percent. Denmark has none. */
const RATES: Readonly<Record<string, readonly [standard: number, reduced?: number]>> = {
  AT: [20, 10],
  BE: [21, 6],
  BG: [20, 9],
  CH: [8.1, 2.6],
  CY: [19, 5],
  CZ: [21, 12],
  DE: [19, 7],
  DK: [25],
  EE: [24, 9],
  ES: [21, 10],
  FI: [25.5, 13.5],
  FR: [20, 5.5],
  GB: [20, 5],
  GR: [24, 13],
  HR: [25, 13],
  HU: [27, 5],
  IE: [23, 13.5],
  IT: [22, 10],
  LI: [8.1, 2.6],
  LT: [21, 5],
  LU: [17, 8],
  LV: [21, 12],
  MT: [18, 5],
  NL: [21, 9],
  PL: [23, 8],
  PT: [23, 6],
  RO: [21, 11],
  SE: [25, 12],
  SI: [22, 9.5],
  SK: [23, 19],
};

/** Returns undefined for a country without VAT, or whose rates are not in the list. */
export function publishedRates(country: string): { standard: number; reduced?: number } | undefined {
  const [standard, reduced] = RATES[country] ?? [];
  if (standard === undefined) return undefined;
  return { standard, ...(reduced === undefined ? {} : { reduced }) };
}

export const PUBLISHED_COUNTRIES: readonly string[] = Object.keys(RATES);

/** Returns a row a class; one that is not named standard or reduced has its rate to be typed. */
export function countryRates(
  country: string,
  classes: readonly { id: string }[],
  language: Language,
): VatRateValues[] {
  const published = publishedRates(country);
  return classes.map(({ id }) => {
    // What is reduced elsewhere has the standard rate in a country without a reduced one.
    const percent = id === 'reduced' ? (published?.reduced ?? published?.standard) : published?.standard;
    const isKnown = percent !== undefined && (id === 'standard' || id === 'reduced');
    return { ...newVatRate(country, id), rate: isKnown ? fieldPercent(percent, language) : '' };
  });
}
