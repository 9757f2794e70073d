import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Values = AuditEntry['before'];
type AuditChangeProps = { before: Values; after: Values; texts: Texts['audit'] };

const PERSONAL = 'personal:';
/** Longer values, such as the lines of an order, are cut; `GET /api/audit` has them whole. */
const SHOWN_MAX = 300;

/** Unchanged fields are left out; personal data is only marked as changed. */
export function AuditChange({ before, after, texts }: AuditChangeProps) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !before || !after || JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  return (
    <dl className="grid min-w-0 max-w-md gap-1 text-xs">
      {fields.map((field) => {
        const [was, is] = [before?.[field], after?.[field]];
        return (
          <div key={field} className="flex min-w-0 flex-wrap justify-end gap-x-1.5 as-table:justify-start">
            <dt className="wrap-anywhere min-w-0 text-muted">{field}</dt>
            <dd className="wrap-anywhere min-w-0 text-end text-ink as-table:text-start">
              {before ? <del className="text-muted">{shown(was, texts)}</del> : null}
              {before && after ? ' → ' : null}
              {after ? <ins className="no-underline">{shown(is, texts)}</ins> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function shown(value: unknown, texts: Texts['audit']): string {
  if (value === null || value === undefined) return texts.nothing;
  if (typeof value === 'string') return value.startsWith(PERSONAL) ? texts.personal : value;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
