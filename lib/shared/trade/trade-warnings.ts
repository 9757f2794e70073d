import { shiftDay } from '../dates/zoned-days';
import type { Message } from '../messages/messages';
import type { TRADE_WARNING } from '../messages/trade-messages';
import type { TradeSettings } from './settings/trade.schema';
import { isInUnion } from './territory';
import { charges, taxesOf } from './trade-settings';

const ENDS_WITHIN_DAYS = 30;

/** Members with a currency of their own, and some neighbours; the other members have the euro. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HU: 'HUF', LI: 'CHF', NO: 'NOK', PL: 'PLN', RO: 'RON' },
  ...{ SE: 'SEK', US: 'USD' },
};

/** Where the law prescribes a system that invoices go through. */
const SYSTEMS: Readonly<Record<string, string>> = {
  BE: 'Peppol',
  ES: 'VERI*FACTU',
  FR: 'a plateforme agréée',
  GR: 'myDATA',
  HR: 'Fiskalizacija 2.0',
  HU: 'Online Számla',
  IT: 'SdI',
  PL: 'KSeF',
  PT: 'certified software (ATCUD)',
  RO: 'RO e-Factura',
};

export type TradeWarning = Message<keyof typeof TRADE_WARNING>;

function currencyWarning({ seller, tax }: TradeSettings, currency: string): TradeWarning[] {
  const country = seller?.country ?? '';
  const own = CURRENCIES[country] ?? (isInUnion(country) ? 'EUR' : currency);
  if (own === currency) return [];
  const isUnlawful = tax.mode === 'vat' && (isInUnion(country) || country === 'GB');
  return [{ code: isUnlawful ? 'currency' : 'currency-other', params: { currency: own } }];
}

function endingRates({ tax }: TradeSettings, today: string): TradeWarning[] {
  const until = shiftDay(today, { days: ENDS_WITHIN_DAYS });
  const rows = [
    ...(tax.vat?.rates ?? []).map(({ country, ...row }) => ({ ...row, place: country })),
    ...(tax.us?.rates ?? []).map(({ state, ...row }) => ({ ...row, place: state })),
  ];
  return rows.flatMap(({ place, to }) =>
    to !== undefined && to >= today && to <= until
      ? [{ code: 'rate-ends' as const, params: { place, day: to } }]
      : [],
  );
}

/** Returns what an admin should look at in settings that are valid. `today` is a day of the shop's calendar. */
export function tradeWarnings(
  trade: TradeSettings,
  { today, currency }: { today: string; currency: string },
): TradeWarning[] {
  const { seller } = trade;
  const system = SYSTEMS[seller?.country ?? ''];
  return [
    ...(charges(trade) ? currencyWarning(trade, currency) : []),
    ...(trade.tax.mode === 'vat' && system !== undefined
      ? [{ code: 'country-system' as const, params: { system } }]
      : []),
    ...(taxesOf(trade) ? endingRates(trade, today) : []),
    ...(charges(trade) && seller && !seller.bank ? [{ code: 'iban-missing' as const }] : []),
  ];
}
