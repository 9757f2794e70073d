import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';

/** The fields of files for DATEV as they are typed, in the shape of the settings. */
export type DatevAccountValues = { treatment: string; rate: string; account: string; key: string };
export type DatevValues = {
  consultant: string;
  client: string;
  yearStart: string;
  accountLength: string;
  chart: string;
  debtor: string;
  accounts: DatevAccountValues[];
};

export const NEW_DATEV_ACCOUNT: DatevAccountValues = { treatment: '', rate: '', account: '', key: '' };

export const ACCOUNT_LENGTHS = ['4', '5', '6', '7', '8'] as const;
export const CHARTS = ['03', '04'] as const;

export function datevValuesOf(
  datev: TaxSettings['datev'],
  rateText: (percent: number) => string,
): DatevValues {
  return {
    consultant: datev?.consultant ?? '',
    client: datev?.client ?? '',
    yearStart: datev?.yearStart ?? '01-01',
    accountLength: String(datev?.accountLength ?? 4),
    chart: datev?.chart ?? '',
    debtor: datev?.debtor ?? '',
    accounts: (datev?.accounts ?? []).map(({ treatment, rate, account, key = '' }) => ({
      ...{ treatment, rate: rateText(rate), account, key },
    })),
  };
}

/** Returns what is typed in the shape of the settings; undefined where nothing is. */
export function typedDatev(typed: DatevValues): Record<string, unknown> | undefined {
  const { consultant, client, debtor, chart, accounts, accountLength, yearStart } = typed;
  const isGiven = (text: string) => text.trim() !== '';
  if (accounts.length === 0 && ![consultant, client, debtor].some(isGiven)) return undefined;
  return {
    ...{ consultant, client, yearStart, accountLength: Number(accountLength), debtor },
    ...(isGiven(chart) ? { chart } : {}),
    accounts: accounts.map(({ key, ...account }) => ({ ...account, ...(isGiven(key) ? { key } : {}) })),
  };
}
