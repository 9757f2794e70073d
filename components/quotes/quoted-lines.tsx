import { useLanguage } from '#use-language';
import { keepUnits } from '@/lib/shared/keep-units';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { QuotedLine } from '@/lib/shared/schemas/quote';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type QuotedLinesProps = { lines: readonly QuotedLine[]; texts: Texts['quotes'] };

/** The tools of a request, as they were named and priced when it was made. */
export function QuotedLines({ lines, texts }: QuotedLinesProps) {
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <ul className="grid w-full gap-1.5">
      {lines.map((line) => (
        <li key={line.toolId} className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere font-medium text-ink">
            {fillText(texts.line, {
              quantity: formatNumber(line.quantity, language),
              tool: keepUnits(line.toolName),
            })}
          </span>
          <span className="figures text-muted text-xs">
            <span className="font-mono">{line.toolSku}</span>
            {line.toolSku ? ' · ' : ''}
            {fillText(texts.lines.perUnit, { price: formatDollars(line.unitPrice, language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
