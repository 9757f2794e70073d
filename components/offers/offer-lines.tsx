import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { leadTimeText } from '@/lib/shared/offers/lead-time';
import type { Offer, OfferLine } from '@/lib/shared/offers/offer.schema';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type LineTexts = Texts['offers']['lines'];
type OfferLinesProps = {
  offer: Pick<Offer, 'lines' | 'due' | 'shipping' | 'stockHeld' | 'state'>;
  shippingLabel: string;
  leadTexts: Texts['offers']['lead'];
  texts: LineTexts;
};

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

export function OfferLines({ offer, shippingLabel, leadTexts, texts }: OfferLinesProps) {
  const { lines, due, shipping, stockHeld, state } = offer;
  const language = useLanguage();
  const { columns } = texts;
  // What is in stock matters while the offer can still be ordered.
  const hasStock = mayTakeStep('withdraw', state);
  return (
    <Table aria-label={texts.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:w-1/2">{columns.tool}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.quantity}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.unitPrice}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.total}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.toolId}>
            <TableCell className="as-cards:pb-1">
              <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 as-table:py-1.5">
                <Picture
                  src={line.image}
                  fallback={TOOL_PLACEHOLDER}
                  alt=""
                  width={96}
                  height={72}
                  sizes="48px"
                  className="h-9 w-12 rounded-sm border border-line bg-sunken object-cover"
                />
                <span className="grid min-w-0">
                  <span className="wrap-anywhere font-medium text-ink">
                    <MeasuredText text={line.name} />
                  </span>
                  <span className="font-mono text-muted text-xs">{line.sku}</span>
                  {line.leadDays === undefined ? null : (
                    <span className="text-muted text-xs">
                      {leadTimeText(line.leadDays, leadTexts, language)}
                    </span>
                  )}
                </span>
              </span>
            </TableCell>
            <TableCell label={columns.quantity} className={FIGURE}>
              <span className="grid justify-items-end">
                <span className="text-ink">{formatNumber(line.quantity, language)}</span>
                {hasStock ? <StockText line={line} isHeld={stockHeld} texts={texts} /> : null}
              </span>
            </TableCell>
            <TableCell label={columns.unitPrice} className={FIGURE}>
              <span className="grid justify-items-end">
                <span className="text-ink">{formatDollars(line.unitPrice, language)}</span>
                {line.publicPrice === undefined || line.publicPrice === line.unitPrice ? null : (
                  <span className="text-muted text-xs">
                    {fillText(texts.listPrice, { price: formatDollars(line.publicPrice, language) })}
                  </span>
                )}
              </span>
            </TableCell>
            <TableCell label={columns.total} className={`${FIGURE} font-semibold text-ink`}>
              {formatDollars(line.lineTotal, language)}
            </TableCell>
          </TableRow>
        ))}
        {shipping ? (
          <TableRow>
            <TableCell colSpan={3} className="text-end text-muted as-cards:hidden">
              {shippingLabel}
            </TableCell>
            <TableCell label={shippingLabel} className={FIGURE}>
              {formatDollars(shipping.price, language)}
            </TableCell>
          </TableRow>
        ) : null}
        <TableRow className="as-table:border-b-0">
          <TableCell colSpan={3} className="text-end text-muted as-cards:hidden">
            {texts.due}
          </TableCell>
          <TableCell label={texts.due} className={`${FIGURE} font-extrabold text-base text-ink`}>
            {formatDollars(due, language)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

type StockTextProps = { line: OfferLine; isHeld: boolean; texts: LineTexts };

function StockText({ line: { available, quantity, publicPrice }, isHeld, texts }: StockTextProps) {
  const language = useLanguage();
  if (isHeld) return <span className="text-success text-xs">{texts.held}</span>;
  const count = formatNumber(available, language);
  if (available >= quantity) {
    return <span className="text-muted text-xs">{fillText(texts.available, { count })}</span>;
  }
  const isGone = available === 0 && publicPrice === undefined;
  return (
    <span className="font-medium text-danger text-xs">
      {available === 0 ? (isGone ? texts.gone : texts.none) : fillText(texts.short, { count })}
    </span>
  );
}
