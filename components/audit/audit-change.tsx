import { useLanguage } from '#use-language';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { changeLines } from './change-words';

type Values = AuditEntry['before'];
type AuditChangeProps = { before: Values; after: Values; texts: Texts['audit'] };

/** A change of this length fits its line. */
const SHORT_LINE = 28;
/** Longer values, such as the lines of an order, are cut; `GET /api/audit` has them whole. */
const SHOWN_MAX = 300;

export function AuditChange({ before, after, texts }: AuditChangeProps) {
  const words = { texts, language: useLanguage() };
  const lines = changeLines(before, after, words).map(({ field, text }) => ({
    field,
    text: text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text,
  }));
  const [first, ...others] = lines;
  if (!first) return null;
  const line = `${first.field} ${first.text}`;
  return (
    <div className="flex w-full min-w-0 items-center gap-2 text-xs">
      <span title={line} className="min-w-0 flex-1 truncate">
        <span className="text-muted">{first.field}</span> <span className="text-ink">{first.text}</span>
      </span>
      {others.length > 0 || line.length > SHORT_LINE ? (
        <details name="row" className="row-details">
          <summary>{fillText(texts.fields, { count: String(lines.length) })}</summary>
          <dl className="as-table:w-96">
            {lines.map(({ field, text }) => (
              <div key={field} className="grid min-w-0">
                <dt className="text-muted">{field}</dt>
                <dd className="wrap-anywhere text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}
