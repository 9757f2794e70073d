import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { isoMoment } from '@/lib/shared/dates/zoned-days';
import { plainAmount } from '@/lib/shared/numbers/money';
import type { Statement } from '@/lib/shared/receivables/receivables.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { writeCsv } from '@/lib/shared/text/csv';

/** Programs find columns by name: rename none. */
const COLUMNS = ['date', 'kind', 'reference', 'order', 'received_on', 'amount', 'balance', 'currency'];

/** A row a line, between the balances before and after them; times in the store's zone, decimals as the language has them. */
export function statementCsv({ from, to, opening, closing, lines }: Statement, language: Language): string {
  const { decimalMark, csvDelimiter } = LANGUAGE_FACTS[language];
  const amount = (dollars: number) => ({ signed: plainAmount(dollars).replace('.', decimalMark) });
  const currency = CURRENCY.code;
  const { STORE_TIME_ZONE } = env();
  return writeCsv(
    [
      COLUMNS,
      [from, 'opening', '', '', '', '', amount(opening), currency],
      ...lines.map(({ at, kind, reference, orderNumber, receivedOn, ...line }) => [
        ...[isoMoment(new Date(at), STORE_TIME_ZONE), kind, reference, orderNumber, receivedOn],
        ...[amount(line.amount), amount(line.balance), currency],
      ]),
      [to, 'closing', '', '', '', '', amount(closing), currency],
    ],
    csvDelimiter,
  );
}
