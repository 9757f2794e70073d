import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What a unit of a tool costs everyone and one customer, in an order of its minimum. */
export type PriceShown = {
  toolId: string;
  sku: string;
  name: string;
  moq: number;
  listPrice: number;
  price: number;
};

type ViewedPricesProps = {
  prices: readonly PriceShown[];
  /** Returns the address at which the price of a tool is shown at each quantity. */
  hrefOf: (toolId: string) => string;
  texts: Texts['customer']['view'];
};

/** A customer's prices beside those of everyone. */
export function ViewedPrices({ prices, hrefOf, texts }: ViewedPricesProps) {
  const language = useLanguage();
  const { columns } = texts;
  if (prices.length === 0) return <p className="text-muted">{texts.noPrices}</p>;
  return (
    <Table aria-label={texts.parts.prices}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.tool}</TableHeadCell>
          <TableHeadCell className="md:text-end">{columns.listPrice}</TableHeadCell>
          <TableHeadCell className="md:text-end">{columns.theirPrice}</TableHeadCell>
          <TableHeadCell className="md:text-end">{columns.minimum}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices.map(({ toolId, sku, name, moq, listPrice, price }) => (
          <TableRow key={toolId}>
            <TableCell>
              <span className="grid min-w-0 gap-0.5">
                <Link
                  href={hrefOf(toolId)}
                  prefetch={false}
                  className="wrap-anywhere w-fit font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  <MeasuredText text={name} />
                </Link>
                <span className="font-mono text-muted text-xs">{sku}</span>
              </span>
            </TableCell>
            <TableCell label={columns.listPrice} className="figures text-muted md:text-end">
              {formatDollars(listPrice, language)}
            </TableCell>
            <TableCell label={columns.theirPrice} className="md:text-end">
              <span className={clsx('figures', price < listPrice ? 'font-semibold text-ink' : 'text-body')}>
                {formatDollars(price, language)}
              </span>
            </TableCell>
            <TableCell label={columns.minimum} className="figures md:text-end">
              {formatNumber(moq, language)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
