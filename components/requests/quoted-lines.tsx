import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { QuotedLine } from '@/lib/shared/requests/quote.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LongText } from './long-text';

type QuotedLinesProps = {
  request: { lines: readonly QuotedLine[]; note?: string | undefined };
  texts: Texts;
};

export function QuotedLines({ request: { lines, note }, texts }: QuotedLinesProps) {
  return (
    <div className="grid w-full min-w-0 gap-2">
      {lines.length > 0 ? (
        <ul className="grid w-full gap-1.5">
          {lines.map((line) => (
            <Line key={line.toolId} line={line} texts={texts.quotes} />
          ))}
        </ul>
      ) : null}
      {note ? (
        <div className="border-line border-s-2 ps-3">
          <LongText text={note} more={texts.requests.full} />
        </div>
      ) : null}
    </div>
  );
}

function Line({ line, texts }: { line: QuotedLine; texts: Texts['quotes'] }) {
  const language = useLanguage();
  return (
    <li className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere font-medium text-ink">
        <MeasuredText
          text={fillText(texts.line, {
            quantity: formatNumber(line.quantity, language),
            tool: line.toolName,
          })}
        />
      </span>
      <span className="figures text-muted text-xs">
        <span className="font-mono">{line.toolSku}</span>
        {line.toolSku ? ' · ' : ''}
        {line.unitPrice === undefined
          ? texts.lines.onRequest
          : fillText(texts.lines.perUnit, { price: formatDollars(line.unitPrice, language) })}
      </span>
    </li>
  );
}
