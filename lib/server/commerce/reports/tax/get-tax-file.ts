import { companyDebtors } from '@/lib/server/commerce/companies/find-company';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import { createPause } from '@/lib/server/platform/work-in-steps';
import { AppError } from '@/lib/shared/messages/errors';
import { TAX_FILES, type TaxFile, type TaxFileQuery } from '@/lib/shared/reports/tax-report.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { toWindows1252 } from '@/lib/shared/text/windows-1252';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { businessYear, type DatevSettings, datevHead } from './datev-head';
import { DatevRows } from './datev-rows';
import { sumPapers } from './get-tax-report';
import { elsterCsv, euSalesCsv, paperHead, paperRows, sumsCsv } from './paper-files';
import { type ReportedPaper, readPapers } from './papers.repository';
import { daysAskedFor, type ReportDays } from './report-period';

type Content = { bytes: Uint8Array<ArrayBuffer>; rows: number; name?: string; charset?: string };

/** Rows that are put together at a step, as bytes: many papers as text would take more memory. */
async function contentOf(
  days: ReportDays,
  { head, rowsOf }: { head: string; rowsOf: (paper: ReportedPaper) => string },
  encode: (text: string) => Uint8Array,
): Promise<Content> {
  const pause = createPause();
  const parts = [encode(head)];
  let rows = 0;
  for await (const paper of readPapers(days)) {
    const text = rowsOf(paper);
    rows += text.split('\n').length - 1;
    parts.push(encode(text));
    await pause();
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), rows };
}

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));

type Trade = { settings?: TradeSettings | undefined };

const isGerman = ({ settings }: Trade) => settings?.seller?.country === 'DE' && CURRENCY.code === 'EUR';

/** Returns the files that this shop can make: two are for Germany alone. */
export async function taxFilesFor(actor: Caller): Promise<TaxFile[]> {
  requirePermission(actor, 'manage-orders');
  const isAll = isGerman(await currentTrade());
  return TAX_FILES.filter((file) => isAll || !(file === 'elster.csv' || file === 'datev.csv'));
}

/** Throws `conflict` unless the seller is in Germany and its shop sells in euros. */
function requireGerman(trade: Trade): TradeSettings {
  const { settings } = trade;
  if (!settings || !isGerman(trade)) throw new AppError('conflict', { reason: { code: 'tax-file-german' } });
  return settings;
}

function requireOneYear(settings: DatevSettings, { from, to }: ReportDays): void {
  if (businessYear(settings, from) !== businessYear(settings, to))
    throw new AppError('validation-failed', { issues: { to: ['two-business-years'] } });
}

/** Throws `conflict`, `datev-incomplete` with the accounts that are missing, and `validation-failed` for two business years. */
async function datevFile(days: ReportDays, now: Date): Promise<Content> {
  const { tax } = requireGerman(await currentTrade());
  const { datev } = tax;
  if (!datev)
    throw new AppError('datev-incomplete', { reason: { code: 'datev-missing' }, members: { missing: [] } });
  requireOneYear(datev, days);
  const rows = new DatevRows(datev, await companyDebtors());
  const head = datevHead(datev, days, { now, timeZone: env().STORE_TIME_ZONE });
  const content = await contentOf(days, { head, rowsOf: (paper) => rows.rowsOf(paper) }, toWindows1252);
  const missing = rows.missing();
  if (missing.length > 0) {
    const accounts = missing.map(({ treatment, rate }) => `${treatment} ${rate} %`).join(', ');
    throw new AppError('datev-incomplete', {
      reason: { code: 'datev-accounts', params: { accounts } },
      members: { missing },
    });
  }
  const name = `EXTF_Buchungsstapel_${days.from}_${days.to}.csv`;
  return { ...content, name, charset: 'windows-1252' };
}

async function fileContent(file: TaxFile, query: TaxFileQuery, now: Date): Promise<Content> {
  const { language = LANGUAGES.default } = query;
  const days = daysAskedFor(query, now);
  switch (file) {
    case 'datev.csv':
      return datevFile(days, now);
    case 'documents.csv':
      return contentOf(
        days,
        { head: paperHead(language), rowsOf: (paper) => paperRows(paper, language) },
        utf8,
      );
    case 'sums.csv': {
      const sums = (await sumPapers(days)).sums();
      return { bytes: utf8(sumsCsv(sums, language)), rows: sums.length };
    }
    case 'elster.csv':
    case 'eu-sales.csv': {
      if (file === 'elster.csv') requireGerman(await currentTrade());
      const sales = (await sumPapers(days)).euSales();
      const text = file === 'elster.csv' ? elsterCsv(sales) : euSalesCsv(sales, language);
      return { bytes: utf8(text), rows: sales.length };
    }
  }
}

/** The audit log has how many rows were taken. Throws `forbidden`, `validation-failed`, `conflict`, `datev-incomplete`. */
export async function getTaxFile(
  actor: Caller,
  file: TaxFile,
  query: TaxFileQuery = {},
  now: Date = new Date(),
): Promise<Response> {
  requirePermission(actor, 'manage-orders');
  const { bytes, rows, name = file, charset = 'utf-8' } = await fileContent(file, query, now);
  await recordDataEvent('data.exported', { actor, what: name, rows });
  return new Response(bytes, {
    headers: {
      'content-type': `text/csv; charset=${charset}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
