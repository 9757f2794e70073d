'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { translate } from '@/lib/client/language/translations';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type QuestionProps = { row: CheckedRow; onChoose: (candidate: RowCandidate) => void };

function reasonText({ code = 'row-unknown', params = {}, message = '' }: CheckedRow): string {
  return translate({ code, params }, message);
}

export function Question({ row, onChoose }: QuestionProps) {
  const candidates = row.code === 'quantity-missing' ? [] : (row.candidates ?? []);
  return (
    <>
      <p className="font-medium text-ink">{reasonText(row)}</p>
      {candidates.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {candidates.map((candidate) => (
            <Button
              key={`${candidate.toolId} ${candidate.quantity}`}
              variant="outline"
              size="sm"
              className="wrap-anywhere h-auto min-h-9 max-w-full shrink whitespace-normal py-1 text-start"
              onClick={() => onChoose(candidate)}
            >
              <span className="shrink-0 font-mono">
                {candidate.quantity === undefined ? '' : `${candidate.quantity} × `}
                {candidate.sku}
              </span>
              <span className="min-w-0 font-normal">{candidate.name}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

type ShortProps = QuestionProps & { texts: Texts['cart']['entry'] };

/** What is in stock, all of it to take, and the way to more. */
export function Short({ row, texts, onChoose }: ShortProps) {
  const language = useLanguage();
  const { toolId = '', sku = '', name = '', available = 0, quantity: most } = row;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="font-medium text-ink">
        {row.code === 'quantity-on-request'
          ? `${sku}: ${reasonText(row)}`
          : fillText(most === undefined ? texts.none : texts.short, { sku, available: number(available) })}
      </p>
      {most === undefined ? null : (
        <Button variant="outline" size="sm" onClick={() => onChoose({ toolId, sku, name, quantity: most })}>
          {fillText(texts.take, { count: number(most) })}
        </Button>
      )}
      <Link
        href={ROUTES.quoteFor(toolId, row.asked?.quantity)}
        className="font-semibold underline underline-offset-4"
      >
        {texts.quote}
      </Link>
    </div>
  );
}
