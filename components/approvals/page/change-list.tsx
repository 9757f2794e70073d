import { useLanguage } from '#use-language';
import type { RequisitionChange } from '@/lib/shared/approvals/requisition.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ChangeTexts = Pick<Texts['approvals']['page'], 'changes' | 'priceLine' | 'stockLine'>;
type Line = { sku?: unknown; before?: unknown; after?: unknown; wanted?: unknown; left?: unknown };

type ChangeListProps = { changes: readonly RequisitionChange[]; texts: ChangeTexts };

function linesOf({ lines }: RequisitionChange): readonly Line[] {
  return Array.isArray(lines) ? lines : [];
}

/** How a request is no longer as it was submitted, line by line where that is about lines. */
export function ChangeList({ changes, texts }: ChangeListProps) {
  const language = useLanguage();
  const sentences: Readonly<Record<string, string>> = texts.changes;

  function lineText({ sku, before, after, wanted, left }: Line): string | null {
    if (typeof before === 'number' && typeof after === 'number') {
      return fillText(texts.priceLine, {
        sku: String(sku),
        before: formatDollars(before, language),
        after: formatDollars(after, language),
      });
    }
    if (typeof wanted === 'number' && typeof left === 'number') {
      return fillText(texts.stockLine, {
        sku: String(sku),
        wanted: formatNumber(wanted, language),
        left: formatNumber(left, language),
      });
    }
    return typeof sku === 'string' ? sku : null;
  }

  return (
    <ul className="grid gap-1.5">
      {changes.map((change) => {
        const lines = linesOf(change).flatMap((line) => lineText(line) ?? []);
        return (
          <li key={change.code} className="grid gap-0.5">
            <span className="font-medium text-ink">{sentences[change.code] ?? texts.changes.other}</span>
            {lines.length > 0 ? (
              <ul className="figures list-disc ps-5">
                {lines.map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
