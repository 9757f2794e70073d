import { useLanguage } from '#use-language';
import { Select } from '@/components/ui/controls/select';
import { DataTable } from '@/components/ui/tables/data-table';
import { languageName } from '@/lib/client/language/names';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { isLanguage, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import type { SpecType } from '@/lib/shared/tools/spec-values';
import { fieldKilograms } from '@/lib/shared/tools/weight-text';
import type { ImportTexts } from './use-import';

export type ColumnNaming = {
  fields: readonly string[];
  onName: (heading: string, field: string) => void;
};

type ColumnsTableProps = Pick<ImportResult, 'columns'> & { naming: ColumnNaming | null; texts: ImportTexts };

/** The columns of a file, and what each was understood as. */
export function ColumnsTable({ columns, naming, texts }: ColumnsTableProps) {
  const own = texts.report;
  const taken = new Set(columns.map(({ field }) => field));
  const fields = naming?.fields ?? [];
  const free = fields.filter((field) => !taken.has(field));
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{own.columns}</h3>
      <DataTable
        label={own.columns}
        rows={columns.map((column, place) => ({ ...column, place }))}
        keyOf={({ place }) => place}
        columns={[
          {
            name: own.column.heading,
            cell: ({ heading }) => <span className="wrap-anywhere">{heading || '–'}</span>,
          },
          {
            name: own.column.field,
            // On phones the choice has the width of the card.
            hasLabel: false,
            cell: ({ heading, field, offer, remembered }) => (
              <ColumnField
                heading={heading}
                field={field}
                fields={[...ownOf(offer, heading, field, fields), ...free]}
                onName={naming?.onName}
                remembered={remembered === true}
                texts={texts}
              />
            ),
          },
        ]}
      />
    </section>
  );
}

/** Any column of tools may be a specification of its name, of prices the price of a list of its name, unless it is one; a map ends at a comma. */
function ownOf(
  offer: string | undefined,
  heading: string,
  field: string | null,
  fields: readonly string[],
): string[] {
  const kind = fields.includes('specs') ? 'spec:' : fields.includes('percent') ? 'list:' : null;
  const isOpen = kind !== null && !field?.startsWith(kind) && !heading.includes(',');
  return isOpen ? [kind === 'list:' && offer ? offer : `${kind}${heading}`] : [];
}

type ColumnFieldProps = {
  heading: string;
  field: string | null;
  /** What else it may be. */
  fields: readonly string[];
  onName: ColumnNaming['onName'] | undefined;
  /** It is what somebody said of it before. */
  remembered: boolean;
  texts: ImportTexts;
};

/** A map would take what is before it for a heading of its own. */
const SPLITS_MAP = /:(?:(?:spec[:.]|list:)[^,]+|[A-Za-z]+(?::[a-z]{2})?|),/;

/** What a column was understood as, unless someone says that it is something else, or to be left out. */
function ColumnField({ heading, field, fields, onName, remembered, texts }: ColumnFieldProps) {
  const own = texts.report;
  const language = useLanguage();
  const shown = field === null ? own.unknown : fieldText(field, texts, language);
  if (!onName || heading === '' || SPLITS_MAP.test(heading))
    return field === null ? (
      <strong className="text-danger">{shown}</strong>
    ) : (
      <span className="wrap-anywhere">{shown}</span>
    );
  const select = (
    <Select
      look="compact"
      className="max-w-72"
      aria-label={fillText(own.nameColumn, { heading })}
      value={field ?? ''}
      onChange={({ target }) => onName(heading, target.value)}
    >
      {field === null ? null : <option value={field}>{shown}</option>}
      <option value="">{field === null ? shown : own.leaveOut}</option>
      {fields.map((each) => (
        <option key={each} value={each}>
          {fieldText(each, texts, language)}
        </option>
      ))}
    </Select>
  );
  if (!remembered) return select;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {select}
      <span className="text-muted text-xs">{own.asLastTime}</span>
    </span>
  );
}

/** `name:de` */
const TEXT_FIELD = /^([A-Za-z]+):([a-z]{2})$/;

/** Returns what a field is called: a specification, and a price list or quantity of a wide table, by its own name. */
export function fieldText(field: string, texts: ImportTexts, language: Language): string {
  if (field.startsWith('list:')) return fillText(texts.priceOfList, { name: field.slice('list:'.length) });
  if (field.startsWith('tier:'))
    return fillText(texts.priceFrom, { count: formatNumber(Number(field.slice('tier:'.length)), language) });
  const [, text = '', of = ''] = TEXT_FIELD.exec(field) ?? [];
  if (isLanguage(of)) return `${fieldText(text, texts, language)} (${languageName(of, language)})`;
  const known: Readonly<Record<string, string>> = texts.fields;
  if (field.startsWith('spec:')) return fillText(texts.spec, { name: field.slice('spec:'.length) });
  return Object.hasOwn(known, field) ? (known[field] ?? field) : field;
}

type Entry = { name?: string; value?: string; unit?: string; type?: SpecType; units?: number; url?: string };

/** A specification as pages show it. */
function entryText(entry: unknown, language: Language): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, value = '', unit, type, units, url } = entry as Entry;
  if (url !== undefined) return url;
  if (units !== undefined) return `${name} (${formatNumber(units, language)})`;
  const shown = shownSpec({ value, unit, type }, language);
  return `${name}: ${shown.value}${shown.unit ? ` ${shown.unit}` : ''}`;
}

/** A price of a tool, of a list or a quantity of a wide table, a limit of a company. */
const MONEY = /^(?:price$|creditLimit$|list:|tier:)/;

/** Returns the value of a field as people read it. */
export function valueText(
  field: string,
  value: unknown,
  texts: Pick<ImportTexts, 'yes' | 'no' | 'states'>,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (MONEY.test(field)) return formatDollars(Number(value), language);
  if (field === 'state') return texts.states[value as keyof typeof texts.states] ?? String(value);
  if (field === 'weightGrams') return fieldKilograms(Number(value), language);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return formatNumber(value, language, { decimals: Number.isInteger(value) ? 0 : 2 });
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((entry) => entryText(entry, language)).join('; ');
  return String(value);
}
