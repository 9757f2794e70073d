import { useLanguage } from '#use-language';
import type { QuoteRequest } from '@/lib/shared/inbox/quote.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { QuoteHead } from './quote-head';
import { QuotedLines } from './quoted-lines';
import type { RequestColumn } from './request-column';

export function quoteColumns({ quotes: { columns } }: Texts): readonly RequestColumn<QuoteRequest>[] {
  return [
    { heading: columns.request, isLabelled: true, Cell: HeadCell },
    { heading: columns.tools, className: 'as-table:w-1/3', Cell: QuotedLines },
  ];
}

type HeadCellProps = { request: QuoteRequest; texts: Texts };

function HeadCell({ request, texts }: HeadCellProps) {
  const language = useLanguage();
  return (
    <QuoteHead quote={request}>
      {request.lines.length > 0 ? (
        <span className="mt-1 font-semibold text-ink">
          <span className="sr-only">{texts.quotes.columns.value} </span>
          {formatDollars(request.listValue, language)}
        </span>
      ) : null}
    </QuoteHead>
  );
}
