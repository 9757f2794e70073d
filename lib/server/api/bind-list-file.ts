import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import type { Contract } from '@/lib/shared/calls/contract';
import { plainAmount } from '@/lib/shared/numbers/money';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { type SignedCell, writeCsv } from '@/lib/shared/text/csv';
import { bind, type InputOf } from './bind';
import type { Endpoint } from './route';

type Cell = string | number | boolean | null | undefined;

/** The columns of a file by their names, which programs read. An amount of money is a `Dollars`. */
export type FileColumns<Row> = Readonly<Record<string, (row: Row) => Cell | Dollars>>;

/** An amount that is written with the reader's decimal mark. */
export class Dollars {
  constructor(readonly amount: number) {}
}

type FileContract = Contract & { success: { mediaType: string } };

/** The page of a list's use case that is the whole list. */
const WHOLE = { page: 1, limit: 1_000_000 };

type WholeListOf<C extends Contract> = Omit<InputOf<C>, 'query'> & {
  actor: InputOf<C>['actor'];
  query: InputOf<C>['query'] & typeof WHOLE;
};

const withoutBreaks = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

function writeCell(cell: Cell | Dollars, language: Language): string | number | undefined | SignedCell {
  // A spreadsheet set to German reads `1.50` as a date.
  if (cell instanceof Dollars)
    return { signed: plainAmount(cell.amount).replace('.', LANGUAGE_FACTS[language].decimalMark) };
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? withoutBreaks(cell) : (cell ?? undefined);
}

/** Binds the call for the file of a list to what reads its rows. It leaves an entry in the audit log. */
export function bindListFile<C extends FileContract, Row>(
  contract: C,
  columns: FileColumns<Row>,
  read: (input: WholeListOf<C>) => Promise<readonly Row[]>,
): Endpoint {
  const names = Object.keys(columns);
  return bind(contract, (async (input: InputOf<C>) => {
    const { language = LANGUAGES.default } = (input.query ?? {}) as { language?: Language };
    const rows = await read({
      ...input,
      query: { ...(input.query as object | undefined), ...WHOLE },
    } as WholeListOf<C>);
    const { actor } = input;
    if (actor) await recordDataEvent('data.exported', { actor, what: contract.path, rows: rows.length });
    const cells = rows.map((row) => names.map((name) => writeCell(columns[name]?.(row), language)));
    const name = contract.path.split('/').at(-2);
    return new Response(writeCsv([names, ...cells], LANGUAGE_FACTS[language].csvDelimiter), {
      headers: {
        'content-type': contract.success.mediaType,
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
    // biome-ignore lint/suspicious/noExplicitAny: the result of a call with a media type is a Response.
  }) as any);
}
