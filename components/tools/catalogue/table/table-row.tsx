// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.

import { useLanguage } from '#use-language';
import { OwnPrice } from '@/components/prices/own-price';
import { ownLeadTime } from '@/components/shipments/lead-time-text';
import { Link, PlainLink } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { canOrder, quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { RowOrder } from '../../../purchase/row-order';
import { stockText } from '../../../stock/stock-label';
import { CompareButton } from '../../compare/compare-button';
import type { SpecColumn } from './choose-columns';
import { type ColumnLook, cellText, type SpecCell, specCell } from './spec-cells';

/** A column with the cells of the page's tools, by their ids. */
export type ShownColumn = SpecColumn & {
  look: ColumnLook;
  cells: ReadonlyMap<string, SpecCell | undefined>;
};

type TableRowProps = {
  query: CatalogueQuery;
  tool: Tool;
  columns: readonly ShownColumn[];
  texts: Texts;
};

/** Without specification columns, the first two specifications distinguish a tool; phones show the first three columns. */
const SPECS_BELOW_NAME = 2;
const COLUMNS_BELOW_NAME = 3;

function specsBelowName(tool: Tool, columns: readonly ShownColumn[], language: Language): string {
  const named = tool.specs.slice(0, SPECS_BELOW_NAME).map(({ name }) => ({ name, names: [name] }));
  return (columns.length > 0 ? columns.slice(0, COLUMNS_BELOW_NAME) : named)
    .flatMap((column) => {
      const cell = specCell(tool, column, language);
      return cell === undefined ? [] : [`${column.name} ${cellText(cell)}`];
    })
    .join(' · ');
}

export function ToolTableRow({ query, tool, columns, texts }: TableRowProps) {
  const language = useLanguage();
  const { table: own } = texts.catalogue;
  const nameId = `row-${tool._id}`;
  const lang = partLang(tool, 'specs');
  const nameLang = partLang(tool, 'name');
  const below = specsBelowName(tool, columns, language);
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
          <small {...(columns.length > 0 ? { 'data-spec': '' } : {})}>
            <MeasuredText text={below} />
          </small>
        ) : null}
      </th>
      {columns.map((column) => (
        <td
          key={column.token}
          role="cell"
          data-spec={column.look.isFigure ? 'figure' : ''}
          {...(lang ? { lang } : {})}
        >
          <SpecValue query={query} column={column} toolId={tool._id} texts={texts.catalogue} />
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
          <OwnPrice
            toolId={tool._id}
            price={tool.price}
            list={texts.tools.ownPrice.list}
            from={texts.tools.ownPrice.from}
          />
        )}
      </td>
      <td role="cell">
        {canOrder(tool) ? (
          <RowOrder
            toolId={tool._id}
            nameId={nameId}
            action={localPath(ROUTES.purchase(tool._id), language)}
            rules={quantityRulesOf(tool)}
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

type SpecValueProps = {
  query: CatalogueQuery;
  column: ShownColumn;
  toolId: string;
  texts: Texts['catalogue'];
};

/**
 * A value narrows the list to the tools that have it, and pressed again no longer does. Arrow keys lead to it: a row would
 * have eight stops for the tab key.
 */
function SpecValue({ query, column, toolId, texts }: SpecValueProps) {
  const cell = column.cells.get(toolId);
  if (!cell) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{texts.table.noValue}</span>
      </>
    );
  }
  const { token } = cell;
  const filter = `${column.name} ${cellText(cell)}`;
  const value = column.look.unit === undefined ? cellText(cell) : cell.value;
  if (token === undefined) return <MeasuredText text={value} />;
  const others = (query.spec ?? []).filter((each) => each !== token);
  const isChosen = others.length < (query.spec?.length ?? 0);
  const spec = isChosen ? others : [...others, token];
  return (
    <PlainLink
      href={catalogueHref(query, { spec: spec.length > 0 ? spec : undefined })}
      data-live="cell"
      data-cell={column.token}
      tabIndex={-1}
      rel="nofollow"
      title={fillText(isChosen ? texts.filters.remove : texts.table.only, { filter })}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      <MeasuredText text={value} />
    </PlainLink>
  );
}
