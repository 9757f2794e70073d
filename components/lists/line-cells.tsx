// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { StockLabel, type StockTexts } from '@/components/stock/stock-label';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDay } from '@/lib/shared/dates/dates';
import type { ListLine } from '@/lib/shared/lists/list.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';

/** Returns the id of the element that names a row for its controls. */
export function lineNameId({ toolId }: Pick<ListLine, 'toolId'>): string {
  return `line-${toolId}`;
}

export function NameCell({ line }: { line: ListLine }) {
  const { name, nameLanguage, sku, slug, reference } = line;
  const id = lineNameId(line);
  return (
    <th role="rowheader" scope="row" data-cell="name">
      {slug ? (
        <Link id={id} href={ROUTES.tool(slug)} prefetch={false} lang={nameLanguage} title={name}>
          <MeasuredText text={name} />
        </Link>
      ) : (
        <span id={id} lang={nameLanguage}>
          <MeasuredText text={name} />
        </span>
      )}
      <small>
        <span className="font-mono">{sku}</span>
        {reference ? ` · ${reference}` : null}
      </small>
    </th>
  );
}

/** The head of the prices: "your price" only where some reader's price differs from everybody's. */
export function priceHead(lines: readonly ListLine[], texts: { price: string; anyPrice: string }): string {
  const isOwn = lines.some(
    ({ unitPrice, receipt }) =>
      unitPrice !== undefined && receipt?.base !== undefined && receipt.base !== unitPrice,
  );
  return isOwn ? texts.price : texts.anyPrice;
}

type PriceCellProps = { line: ListLine; texts: { listPrice: string; noPrice: string } };

/** The reader's price for the quantity, with the public one where that differs. */
export function PriceCell({ line: { unitPrice, receipt }, texts }: PriceCellProps) {
  const language = useLanguage();
  const base = receipt?.base;
  return (
    <td role="cell" data-cell="price">
      {unitPrice === undefined ? texts.noPrice : formatDollars(unitPrice, language)}
      {unitPrice !== undefined && base !== undefined && base !== unitPrice ? (
        <small>{fillText(texts.listPrice, { price: formatDollars(base, language) })}</small>
      ) : null}
    </td>
  );
}

export function StockCell({
  line: { moq, available, orderable },
  texts,
}: {
  line: ListLine;
  texts: StockTexts;
}) {
  return (
    <td role="cell" data-cell="stock">
      {moq === undefined || available === undefined ? (
        '–'
      ) : (
        <StockLabel moq={moq} quantity={available} orderable={orderable} texts={texts} />
      )}
    </td>
  );
}

export function OrderedCell({ line: { orderedAt }, never }: { line: ListLine; never: string }) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <td role="cell" data-cell="ordered">
      {orderedAt ? <time dateTime={orderedAt}>{formatDay(orderedAt, language, timeZone)}</time> : never}
    </td>
  );
}
