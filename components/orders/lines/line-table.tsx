import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { AddToList } from '@/components/lists/add-to-list';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OrderLine } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

const SHOWN_MAX = 20;

type LineTableProps = {
  lines: readonly OrderLine[];
  /** Undefined once the tool is no longer sold. */
  hrefOf: (toolId: string) => string | undefined;
  texts: Texts['orderPage'];
  /** The label of the button that adds a line to a list; none for admins. */
  addToList?: string | undefined;
};

export function LineTable({ lines, hrefOf, texts, addToList }: LineTableProps) {
  const language = useLanguage();
  // Not worth collapsing a few more.
  const shown = lines.length > SHOWN_MAX + 5 ? lines.slice(0, SHOWN_MAX) : lines;
  const rest = lines.slice(shown.length);
  return (
    <div className="grid gap-1">
      <Lines lines={shown} hrefOf={hrefOf} texts={texts} addToList={addToList} />
      {rest.length > 0 ? (
        <details className="folded-lines grid gap-1 border-line border-t">
          <summary className="w-fit rounded-sm py-3 font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink">
            {fillText(texts.moreLines, { count: formatNumber(rest.length, language) })}
          </summary>
          <Lines lines={rest} hrefOf={hrefOf} texts={texts} addToList={addToList} />
        </details>
      ) : null}
    </div>
  );
}

function Lines({ lines, hrefOf, texts, addToList }: LineTableProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.toolId} line={line} href={hrefOf(line.toolId)} texts={texts} addToList={addToList} />
      ))}
    </ul>
  );
}

type LineProps = Pick<LineTableProps, 'texts' | 'addToList'> & { line: OrderLine; href: string | undefined };

function Line({ line, href, texts, addToList }: LineProps) {
  const language = useLanguage();
  const nameId = `line-${line.toolId}`;
  const price = fillText(texts.atPrice, {
    quantity: formatNumber(line.quantity, language),
    price: formatDollars(line.unitPrice, language),
  });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-3 text-sm [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] print:[content-visibility:visible]">
      <Picture
        src={line.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={64}
        height={48}
        className="h-9 w-12 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-0.5">
        <span id={nameId} className="wrap-anywhere font-medium text-ink leading-snug">
          <LineName name={line.name} href={href} />
        </span>
        <span className="figures flex flex-wrap gap-x-3 text-muted text-xs">
          <span className="font-mono">{line.sku}</span>
          <span>{price}</span>
          {line.refundedQuantity ? (
            <span className="text-ink">
              {fillText(texts.partRefund.ofLine, { count: formatNumber(line.refundedQuantity, language) })}
            </span>
          ) : null}
          {href ? null : <span>{texts.gone}</span>}
        </span>
        {line.reference ? (
          <span className="wrap-anywhere text-muted text-xs">
            {fillText(texts.reference, { reference: line.reference })}
          </span>
        ) : null}
      </div>
      <span className="figures grid justify-items-end whitespace-nowrap text-end font-semibold text-ink">
        {formatDollars(line.lineTotal, language)}
        {addToList && href ? (
          <AddToList toolId={line.toolId} quantity={line.quantity} nameId={nameId}>
            {addToList}
          </AddToList>
        ) : null}
      </span>
    </li>
  );
}

function LineName({ name, href }: { name: string; href: string | undefined }): ReactNode {
  if (!href) return <MeasuredText text={name} />;
  return (
    <Link
      href={href}
      prefetch={false}
      className="underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      <MeasuredText text={name} />
    </Link>
  );
}
