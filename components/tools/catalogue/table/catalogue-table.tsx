// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.

import { useLanguage } from '#use-language';
import { PlainLink } from '@/components/ui/links/link';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type {
  CatalogueQuery,
  CatalogueResult,
  CatalogueSort,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { SharedSpec } from './choose-columns';
import { sectionsOf } from './row-sections';
import { columnLook, specCell } from './spec-cells';
import { reversed, specSort, tableColumns } from './table-columns';
import { TableFrame } from './table-frame';
import { type ShownColumn, ToolTableRow } from './table-row';

type CatalogueTableProps = {
  query: CatalogueQuery;
  result: CatalogueResult;
  keySpecs?: readonly string[];
  texts: Texts;
};

/** Picture, number, name, minimum, stock, price and order. */
const OTHER_COLUMNS = 7;

/**
 * Rows to compare and order by the dozen, with the specifications that distinguish the chosen category. Rows are styled
 * by their places in app/tool-table.css; on phones they are a compact list.
 */
export function CatalogueTable({ query, result, keySpecs, texts }: CatalogueTableProps) {
  const language = useLanguage();
  const own = texts.catalogue.table;
  const { columns, shared } = tableColumns(result, query, keySpecs);
  const shown = columns.map((column): ShownColumn => {
    const cells = new Map(
      result.tools.map((tool) => [tool._id, specCell(tool, column, language, result.specTokens[tool._id])]),
    );
    return { ...column, cells, look: columnLook([...cells.values()]) };
  });
  const isByName = query.category !== undefined && query.sort === undefined && !query.q;
  const sections = isByName ? sectionsOf(result.tools, columns) : [{ family: null, rows: result.tools }];
  const hasFamilies = sections.some(({ family }) => family !== null);
  return (
    <>
      <SharedSpecs shared={shared} label={own.shared} />
      <TableFrame label={own.label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr-only">
                {own.picture}, {texts.tools.compare}
              </span>
            </th>
            <SortHead query={query} sort="sku" label={own.sku} />
            <SortHead query={query} sort="name" label={own.name} />
            {shown.map(({ token, name, look }) => (
              <SortHead
                key={token}
                query={query}
                sort={specSort({ token })}
                label={name}
                unit={look.unit}
                spec={look.isFigure ? 'figure' : ''}
              />
            ))}
            <SortHead query={query} sort="moq" label={own.minimum} />
            <SortHead query={query} sort="stock" label={own.stock} />
            <SortHead query={query} sort="price" label={own.price} />
            <th role="columnheader" scope="col">
              {own.quantity}
            </th>
          </tr>
        </thead>
        {sections.map(({ family, rows }) => (
          <tbody key={family ?? ''} role="rowgroup">
            {hasFamilies ? (
              <tr role="row" className="family-row">
                {/* biome-ignore lint/a11y/useSemanticElements: it is the head of several rows. */}
                <th role="rowheader" scope="rowgroup" colSpan={OTHER_COLUMNS + shown.length}>
                  <span>{family ?? own.otherTools}</span>
                </th>
              </tr>
            ) : null}
            {rows.map((tool) => (
              <ToolTableRow key={tool._id} query={query} tool={tool} columns={shown} texts={texts} />
            ))}
          </tbody>
        ))}
      </TableFrame>
      <p className="no-print text-muted text-xs max-md:hidden noscript:hidden">{own.keys}</p>
    </>
  );
}

/** What all tools have, which needs no column. */
function SharedSpecs({ shared, label }: { shared: readonly SharedSpec[]; label: string }) {
  if (shared.length === 0) return null;
  return (
    <p className="shared-specs">
      {label}{' '}
      {shared.map(({ name, value }) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </p>
  );
}

type SortHeadProps = {
  query: CatalogueQuery;
  sort: CatalogueSort;
  label: string;
  unit?: string | undefined;
  spec?: 'figure' | '';
};

/** A link that sorts by the column, and reverses the order if the list is already sorted by it. */
function SortHead({ query, sort, label, unit, spec }: SortHeadProps) {
  const other = reversed(sort);
  const direction = query.sort === sort ? 'ascending' : query.sort === other ? 'descending' : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(direction ? { 'aria-sort': direction } : {})}
      {...(spec === undefined ? {} : { 'data-spec': spec })}
    >
      <PlainLink
        href={catalogueHref(query, { sort: direction === 'ascending' ? other : sort })}
        data-live=""
        rel="nofollow"
      >
        {label}
      </PlainLink>
      {unit === undefined ? null : <small> {unit}</small>}
    </th>
  );
}
