import { X } from 'lucide';
import type { ReactNode } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { OwnPrice } from '@/components/prices/own-price';
import { priceText, unitsText } from '@/components/prices/price-text';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import {
  type ComparedRow,
  type ComparedValue,
  compareSpecs,
  differs,
  groupsOf,
  markedCells,
} from '@/components/tools/compare/compare-specs';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { canOrder, quantityRulesOf } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shownLabel } from '@/lib/shared/tools/catalogue/shown-figures';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { stockText } from '../../stock/stock-label';
import { CompareOrder } from './compare-order';

type CompareTableProps = {
  tools: readonly Tool[];
  named: readonly NamedCategory[];
  onlyDifferences: boolean;
  shipping?: Shipping;
  texts: Texts;
};

type Row = ComparedRow & { name: string; cells: ReactNode[]; isContent?: boolean };

type Fact = {
  name: string;
  texts: readonly string[];
  cells?: readonly ReactNode[];
} & Pick<ComparedRow, 'figures' | 'best'>;

function factRow({ name, texts, cells = texts, ...figures }: Fact): Row {
  return { name, cells: [...cells], groups: groupsOf(texts, (one, other) => one === other), ...figures };
}

export function CompareTable({ tools, named, onlyDifferences, shipping, texts }: CompareTableProps) {
  const language = useLanguage();
  const { compare: own, tool: toolTexts } = texts.catalogue;
  const stock = tools.map((tool) => stockText({ ...tool, texts: texts.tools }, language));
  const facts: Row[] = [
    factRow({
      name: toolTexts.price,
      texts: tools.map(({ price }) => priceText(price, language, texts.tools)),
      figures: tools.map(({ price }) => price ?? null),
      best: 'least',
      cells: tools.map(({ _id, price }) =>
        price === undefined ? (
          texts.tools.onRequest
        ) : (
          <p key={_id} className="priced">
            <OwnPrice toolId={_id} price={price} list={texts.tools.ownPrice.list} />
          </p>
        ),
      ),
    }),
    factRow({
      name: toolTexts.minimumOrder,
      texts: tools.map(({ moq }) => unitsText(moq, texts.tools, language)),
      figures: tools.map(({ moq }) => moq),
      best: 'least',
    }),
    factRow({ name: own.step, texts: tools.map(({ step }) => formatNumber(step, language)) }),
    factRow({
      name: toolTexts.available,
      texts: stock.map(({ children }) => children),
      figures: tools.map(({ quantity }) => quantity),
      best: 'most',
      cells: stock.map((props) => <span key={props.children} {...props} />),
    }),
    ...(shop.pages.reviews
      ? [
          factRow({
            name: own.rating,
            texts: tools.map(({ rating }) =>
              rating.count === 0 ? '–' : formatNumber(rating.average, language, { decimals: 1 }),
            ),
            figures: tools.map(({ rating }) => (rating.count === 0 ? null : rating.average)),
            best: 'most',
          }),
        ]
      : []),
    factRow({
      name: toolTexts.categoryRow,
      texts: tools.map(({ category }) => categoryNamed(category, named).name),
    }),
  ];
  const specs = compareSpecs(tools).map(
    ({ name, values, groups }): Row => ({
      name,
      groups,
      isContent: true,
      cells: values.map((value) => value && specCell(value, language)),
    }),
  );
  const rows = [...facts, ...specs].filter((row) => differs(row) || !onlyDifferences);
  const isMarked = tools.length > 1 && !onlyDifferences;
  const { marks, isWhole } = markedCells(rows);
  const legend = isWhole ? own.legend : own.standsOut;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={own.title} tabIndex={0} className="compare-frame">
      <table className="compare-table">
        <thead>
          <tr>
            <td>
              {isMarked && marks.flat().includes(true) ? (
                <span className="compare-legend">{legend}</span>
              ) : null}
            </td>
            {tools.map((tool) => (
              <th key={tool._id} scope="col">
                <ToolHead
                  tool={tool}
                  rest={tools.filter((other) => other !== tool)}
                  shipping={shipping}
                  texts={texts}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={row.name} {...(isMarked && differs(row) ? { 'data-differs': '' } : {})}>
              <th scope="row" {...(row.isContent ? langOf(tools) : {})}>
                {row.name}
                {isMarked && differs(row) ? <span className="sr-only"> ({own.differs})</span> : null}
              </th>
              {row.cells.map((cell, place) => (
                <td
                  key={tools[place]?._id}
                  {...(row.isContent ? langOf(tools.slice(place, place + 1)) : {})}
                  {...(isMarked && marks[line]?.[place] ? { 'data-marked': '' } : {})}
                >
                  {cell ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="py-6 text-muted">{own.alike}</p> : null}
    </section>
  );
}

/** Returns the language of a specification whose names or values are not all translated. */
function langOf(tools: readonly Tool[]): { lang?: Language } {
  const lang = tools.map((tool) => partLang(tool, 'specs')).find((each) => each !== undefined);
  return lang ? { lang } : {};
}

function specCell({ text, original }: ComparedValue, language: Language): ReactNode {
  return original === undefined ? (
    shownLabel(text, language)
  ) : (
    <>
      {shownLabel(text, language)} <small>({shownLabel(original, language)})</small>
    </>
  );
}

type ToolHeadProps = { tool: Tool; rest: readonly Tool[]; shipping: Shipping | undefined; texts: Texts };

function ToolHead({ tool, rest, shipping, texts }: ToolHeadProps) {
  const { compare: own, tool: toolTexts } = texts.catalogue;
  const language = useLanguage();
  const nameId = `compared-${tool._id}`;
  return (
    <div className="compare-head">
      <Picture src={tool.image} fallback={TOOL_PLACEHOLDER} alt="" width={320} height={240} />
      <code>{tool.sku}</code>
      <Link href={ROUTES.tool(tool.slug)} id={nameId} lang={partLang(tool, 'name')}>
        <MeasuredText text={tool.name} />
      </Link>
      {tool.state === 'retired' ? <p>{toolTexts.retired}</p> : null}
      <div className="no-print w-full">
        {canOrder(tool) ? (
          <CompareOrder
            price={tool.price ?? 0}
            leadDays={tool.leadTimeDays}
            {...(shipping ? { shipping } : {})}
            sums={{ sum: toolTexts.order.sum, tier: texts.cart.lines.tier }}
            toolId={tool._id}
            nameId={nameId}
            action={localPath(ROUTES.purchase(tool._id), language)}
            rules={quantityRulesOf(tool)}
            texts={{
              quantity: texts.catalogue.table.quantity,
              add: texts.tools.addToCart,
              buy: texts.tools.buyNow,
            }}
          />
        ) : tool.state === 'retired' ? null : (
          <LinkButton
            href={ROUTES.quoteFor(tool._id)}
            prefetch={false}
            size="sm"
            variant="outline"
            aria-describedby={nameId}
          >
            {texts.tools.quote}
          </LinkButton>
        )}
      </div>
      <Link
        href={ROUTES.compareOf(rest.map(({ _id }) => _id))}
        prefetch={false}
        data-uncompare={tool._id}
        aria-label={fillText(own.bar.remove, { name: tool.name })}
        className="button button-ghost size-9"
      >
        <Icon node={X} />
      </Link>
    </div>
  );
}
