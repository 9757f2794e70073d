import { useLanguage } from '#use-language';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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

type ChangedValues = AuditEntry['before'];
type Counted = { one: string; many: string };
export type AuditWords = { texts: Texts['audit']; language: Language };

const PERSONAL = /^personal:|^\[secret\]$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{24}$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;
const MONEY = /cents$/i;
/** Fields whose values are the store's own names, not something that people wrote. */
const NAMED = new Set(
  'approvers by kind language method needs payBy period reason role state step topic type what who why'.split(
    ' ',
  ),
);
const OF_MEMBERS = new Set(['who', 'approvers', 'memberIds']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `leadTimeDays` as `Lead time days`: entries can have fields of another version of the store. */
function inWords(field: string): string {
  const words = field
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldName(field: string, { names }: Texts['audit']): string {
  const known: Readonly<Record<string, string>> = names;
  // `name:de` is a field in a language.
  const [own = field, language] = field.split(':');
  const name = known[own] ?? inWords(own);
  return language ? `${name} (${known[language] ?? language})` : name;
}

const countedText = ({ one, many }: Counted, count: number, language: Language) =>
  count === 1 ? one : fillText(many, { count: formatNumber(count, language) });

function numberText(field: string, value: number, { texts, language }: AuditWords): string {
  if (MONEY.test(field)) return formatCents(value, language);
  if (field.endsWith('Days')) return countedText(texts.days, value, language);
  if (/Hours(?:Unverified)?$/.test(field)) return countedText(texts.hours, value, language);
  return formatNumber(value, language, { decimalsMax: 6 });
}

function stringText(field: string, value: string, { texts, language }: AuditWords): string {
  if (PERSONAL.test(value)) return texts.personal;
  // Several are in one text, which no component can put into the reader's zone.
  if (MOMENT.test(value)) return `${formatDay(value, language, 'UTC')}, ${value.slice(11, 16)} UTC`;
  if (DAY.test(value)) return formatDay(`${value}T12:00:00Z`, language, 'UTC');
  const known: Readonly<Record<string, string>> = texts.values;
  return NAMED.has(field) ? (known[value] ?? value) : value;
}

/** `Large orders, Over $500.00, For everyone`: a name stands for itself, and ids inside say nothing. */
function recordText(values: Record<string, unknown>, words: AuditWords): string {
  return Object.entries(values)
    .filter(([field, value]) => field !== 'id' && value !== null && value !== '')
    .map(([field, value]) => {
      const text = valueText(field, value, words);
      return field === 'name' ? text : `${fieldName(field, words.texts)} ${text}`;
    })
    .join(', ');
}

function listText(field: string, values: readonly unknown[], words: AuditWords): string {
  const { texts, language } = words;
  if (values.length === 0) return texts.nothing;
  if (values.every((value) => typeof value === 'string' && ID.test(value)))
    return countedText(OF_MEMBERS.has(field) ? texts.members : texts.count, values.length, language);
  const own = values.map((value) => valueText(field, value, words));
  return own.join(values.some(isRecord) ? '; ' : ', ');
}

function valueText(field: string, value: unknown, words: AuditWords): string {
  const { texts } = words;
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberText(field, value, words);
  if (typeof value === 'string') return stringText(field, value, words);
  if (Array.isArray(value)) return listText(field, value, words);
  return (isRecord(value) && recordText(value, words)) || texts.nothing;
}

/** Returns the entries in which two lists differ. */
function differing(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other) || !value.some(isRecord)) return value;
  const others = new Set(other.map((one) => JSON.stringify(one)));
  return value.filter((one) => !others.has(JSON.stringify(one)));
}

/**
 * Returns the changes field by field, in people's words. Unchanged fields are left out; personal data is only marked as changed.
 */
export function changeLines(
  before: ChangedValues,
  after: ChangedValues,
  words: AuditWords,
): { field: string; text: string }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !before || !after || JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return fields.map((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    const values = [
      ...(before ? [valueText(field, differing(was, is), words)] : []),
      ...(after ? [valueText(field, differing(is, was), words)] : []),
    ];
    return { field: fieldName(field, words.texts), text: values.join(' → ') };
  });
}
