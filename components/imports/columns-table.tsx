import { useLanguage } from '#use-language';
import { Select } from '@/components/ui/controls/select';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { ImportTexts } from './import-texts';
import { fieldText } from './shown-values';

export type ColumnNaming = {
  fields: readonly string[];
  onName: (heading: string, field: string) => void;
};

type ColumnsTableProps = Pick<ImportResult, 'columns'> & { naming: ColumnNaming | null; texts: ImportTexts };

/** The columns of a file, and what each was understood as. */
export function ColumnsTable({ columns, naming, texts }: ColumnsTableProps) {
  const own = texts.report;
  const language = useLanguage();
  const taken = new Set(columns.map(({ field }) => field));
  const fields = naming?.fields ?? [];
  const free = fields.filter((field) => !taken.has(field));
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{own.columns}</h3>
      <Table aria-label={own.columns}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{own.column.heading}</TableHeadCell>
            <TableHeadCell>{own.column.field}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ heading, field }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same, and stay in their order.
            <TableRow key={place}>
              <TableCell label={own.column.heading}>
                <span className="wrap-anywhere">{heading || '–'}</span>
              </TableCell>
              <TableCell label={own.column.field}>
                {field === null ? (
                  <UnknownColumn
                    heading={heading}
                    fields={
                      fields.includes('specs') && !heading.includes(',') ? [`spec:${heading}`, ...free] : free
                    }
                    onName={naming?.onName}
                    texts={texts}
                  />
                ) : (
                  <span className="wrap-anywhere">{fieldText(field, texts, language)}</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

type UnknownColumnProps = {
  heading: string;
  fields: readonly string[];
  onName: ColumnNaming['onName'] | undefined;
  texts: ImportTexts;
};

/** A column that is left out, unless someone says what it is: of tools also a specification of its name. */
function UnknownColumn({ heading, fields, onName, texts }: UnknownColumnProps) {
  const own = texts.report;
  const language = useLanguage();
  // A map would take what is before it for a heading of its own.
  const isNamable = heading !== '' && !/:(?:spec:[^,]+|[A-Za-z]+(?::[a-z]{2})?),/.test(heading);
  if (!onName || !isNamable || fields.length === 0)
    return <strong className="text-danger">{own.unknown}</strong>;
  return (
    <Select
      look="compact"
      className="max-w-72"
      aria-label={fillText(own.nameColumn, { heading })}
      value=""
      onChange={({ target }) => onName(heading, target.value)}
    >
      <option value="">{own.unknown}</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {fieldText(field, texts, language)}
        </option>
      ))}
    </Select>
  );
}
