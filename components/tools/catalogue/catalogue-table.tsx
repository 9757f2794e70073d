// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.

import { useLanguage } from '#use-language';
import { OwnPrice } from '@/components/prices/own-price';
import { ownLeadTime } from '@/components/shipments/lead-time-text';
import { Link, PlainLink } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type {
  CatalogueQuery,
  CatalogueResult,
  CatalogueSort,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { RowOrder } from '../../purchase/row-order';
import { stockText } from '../../stock/stock-label';
import { CompareButton } from '../compare/compare-button';
import { RowKeys } from './row-keys';
import { reversed, type SpecColumn, specColumns, specSort, specValue } from './table-columns';

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

type TableRowProps = {
  tool: Tool;
  specs: readonly SpecColumn[];
  texts: Texts;
};

/** Without specification columns, the first two specifications distinguish a tool. */
const SPECS_BELOW_NAME = 2;

function specsBelowName(tool: Tool, columns: readonly SpecColumn[], language: Language): string {
  const shown = columns.length > 0 ? columns : tool.specs.slice(0, SPECS_BELOW_NAME);
  return shown
    .flatMap((column) => {
      const value = specValue(tool, column, language);
      return value === undefined ? [] : [`${column.name} ${value}`];
    })
    .join(' · ');
}

export function ToolTableRow({ tool, specs, texts }: TableRowProps) {
  const language = useLanguage();
  const { table: own } = texts.catalogue;
  const nameId = `row-${tool._id}`;
  const lang = partLang(tool, 'specs');
  const nameLang = partLang(tool, 'name');
  const canOrder = tool.state === 'on-sale' && tool.quantity >= tool.moq;
  const below = specsBelowName(tool, specs, language);
  return (
    <tr role="row" {...ownLeadTime(tool, texts.tools, language)}>
      <td role="cell">
        <Picture src={tool.image} fallback={TOOL_PLACEHOLDER} alt="" width={96} height={72} />
        <CompareButton tool={tool} nameId={nameId} texts={texts.tools} data-cell="compare" />
      </td>
      <td role="cell">{tool.sku}</td>
      <th role="rowheader" scope="row" {...(nameLang ? { lang: nameLang } : {})}>
        <Link href={ROUTES.tool(tool.slug)} id={nameId} data-cell="name">
          <MeasuredText text={tool.name} />
        </Link>
        {below ? (
          <small {...(specs.length > 0 ? { 'data-spec': '' } : {})}>
            <MeasuredText text={below} />
          </small>
        ) : null}
      </th>
      {specs.map((column) => (
        <td key={column.token} role="cell" data-spec="" {...(lang ? { lang } : {})}>
          <SpecCell value={specValue(tool, column, language)} noValue={own.noValue} />
        </td>
      ))}
      <td role="cell">
        <span>{own.minimum} </span>
        {formatNumber(tool.moq, language)}
      </td>
      <td role="cell">
        <StockFigure tool={tool} texts={texts.tools} />
      </td>
      <td role="cell">
        {tool.price === undefined ? (
          texts.tools.onRequest
        ) : (
          <OwnPrice toolId={tool._id} price={tool.price} list={texts.tools.ownPrice.list} />
        )}
      </td>
      <td role="cell">
        {canOrder ? (
          <RowOrder
            toolId={tool._id}
            nameId={nameId}
            action={localPath(ROUTES.purchase(tool._id), language)}
            rules={{ moq: tool.moq, step: tool.step, available: tool.quantity }}
            texts={{ quantity: own.quantity, add: texts.tools.addToCart, buy: texts.tools.buyNow }}
          />
        ) : (
          <Link
            href={ROUTES.quoteFor(tool._id)}
            prefetch={false}
            aria-describedby={nameId}
            data-cell="add"
            className="button button-outline button-sm"
          >
            {texts.tools.quote}
          </Link>
        )}
      </td>
    </tr>
  );
}

function StockFigure({ tool, texts }: { tool: Tool; texts: Texts['tools'] }) {
  const language = useLanguage();
  const { className, children } = stockText({ ...tool, texts }, language);
  if (tool.quantity < tool.moq) return <span className={className}>{children}</span>;
  return (
    <span className={className}>
      <span className="md:hidden">{children}</span>
      <span className="max-md:hidden">{formatNumber(tool.quantity, language)}</span>
    </span>
  );
}

function SpecCell({ value, noValue }: { value: string | undefined; noValue: string }) {
  if (value !== undefined) return <MeasuredText text={value} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{noValue}</span>
    </>
  );
}
