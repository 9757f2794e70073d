import { useLanguage } from '#use-language';
import { Select } from '@/components/ui/controls/select';
import { DataTable } from '@/components/ui/tables/data-table';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { fieldText } from '@/lib/shared/imports/shown-values';
import { fillText } from '@/lib/shared/text/fill-text';
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
