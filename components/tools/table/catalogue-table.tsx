// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.

import { PlainLink } from '@/components/ui/links/link';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type {
  CatalogueQuery,
  CatalogueResult,
  CatalogueSort,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import { RowKeys } from './row-keys';
import { reversed, specColumns, specSort } from './table-columns';
import { ToolTableRow } from './table-row';

type CatalogueTableProps = {
  query: CatalogueQuery;
  result: CatalogueResult;
  keySpecs?: readonly string[];
  texts: Texts;
};

/**
 * Rows to compare and order by the dozen, with the specifications that distinguish the chosen category. Rows are styled
 * by their places in app/tool-table.css; on phones they are a compact list.
 */
export function CatalogueTable({ query, result, keySpecs, texts }: CatalogueTableProps) {
  const own = texts.catalogue.table;
  const specs = specColumns(result, keySpecs);
  return (
    <>
      <table role="table" className="tool-table" aria-label={own.label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr-only">{own.picture}, </span>
              <span className="noscript:hidden">{texts.tools.compare}</span>
            </th>
            <SortHead query={query} sort="sku" label={own.sku} />
            <SortHead query={query} sort="name" label={own.name} />
            {specs.map((column) => (
              <SortHead key={column.token} query={query} sort={specSort(column)} label={column.name} isSpec />
            ))}
            <SortHead query={query} sort="moq" label={own.minimum} />
            <SortHead query={query} sort="stock" label={own.stock} />
            <SortHead query={query} sort="price" label={own.price} />
            <th role="columnheader" scope="col">
              {own.order}
            </th>
          </tr>
        </thead>
        <RowKeys>
          {result.tools.map((tool) => (
            <ToolTableRow key={tool._id} tool={tool} specs={specs} texts={texts} />
          ))}
        </RowKeys>
      </table>
      <p className="no-print text-muted text-xs max-md:hidden noscript:hidden">{own.keys}</p>
    </>
  );
}

type SortHeadProps = { query: CatalogueQuery; sort: CatalogueSort; label: string; isSpec?: boolean };

/** A link that sorts by the column, and reverses the order if the list is already sorted by it. */
function SortHead({ query, sort, label, isSpec = false }: SortHeadProps) {
  const other = reversed(sort);
  const direction = query.sort === sort ? 'ascending' : query.sort === other ? 'descending' : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(direction ? { 'aria-sort': direction } : {})}
      {...(isSpec ? { 'data-spec': '' } : {})}
    >
      <PlainLink
        href={catalogueHref(query, { sort: direction === 'ascending' ? other : sort })}
        data-live=""
        rel="nofollow"
      >
        {label}
      </PlainLink>
    </th>
  );
}
