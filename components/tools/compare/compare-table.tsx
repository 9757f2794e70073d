import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { type ComparedValue, compareSpecs } from '@/components/tools/compare/compare-specs';
import { OwnPrice } from '@/components/tools/prices/own-price';
import { priceText } from '@/components/tools/prices/price-text';
import { unitsText } from '@/components/tools/prices/units-text';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { LinkButton } from '@/components/ui/links/link-button';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { contentLang } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shop } from '@/shop.config';
import { stockText } from '../stock-label';

type CompareTableProps = {
  tools: readonly Tool[];
  named: readonly NamedCategory[];
  onlyDifferences: boolean;
  texts: Texts;
};

type Row = { name: string; cells: ReactNode[]; differs: boolean; isContent?: boolean };

function factRow(name: string, texts: readonly string[], cells: readonly ReactNode[] = texts): Row {
  return { name, cells: [...cells], differs: new Set(texts).size > 1 };
}

export function CompareTable({ tools, named, onlyDifferences, texts }: CompareTableProps) {
  const language = useLanguage();
  const { compare: own, tool: toolTexts } = texts.catalogue;
  const lang = contentLang(language);
  const stock = tools.map((tool) => stockText({ ...tool, texts: texts.tools }, language));
  const facts: Row[] = [
    factRow(
      toolTexts.price,
      tools.map(({ price }) => priceText(price, language, texts.tools)),
      tools.map(({ _id, price }) =>
        price === undefined ? (
          texts.tools.onRequest
        ) : (
          <p key={_id} className="priced">
            <OwnPrice toolId={_id} price={price} list={texts.tools.ownPrice.list} />
          </p>
        ),
      ),
    ),
    factRow(
      toolTexts.minimumOrder,
      tools.map(({ moq }) => unitsText(moq, texts.tools, language)),
    ),
    factRow(
      own.step,
      tools.map(({ step }) => formatNumber(step, language)),
    ),
    factRow(
      toolTexts.available,
      stock.map(({ children }) => children),
      stock.map((props) => <span key={props.children} {...props} />),
    ),
    ...(shop.pages.reviews
      ? [
          factRow(
            own.rating,
            tools.map(({ rating }) =>
              rating.count === 0 ? '–' : formatNumber(rating.average, language, { decimals: 1 }),
            ),
          ),
        ]
      : []),
    factRow(
      toolTexts.categoryRow,
      tools.map(({ category }) => categoryNamed(category, named).name),
    ),
  ];
  const specs = compareSpecs(tools).map(
    ({ name, values, differs }): Row => ({
      name,
      differs,
      isContent: true,
      cells: values.map((value) => value && specCell(value)),
    }),
  );
  const rows = [...facts, ...specs].filter(({ differs }) => differs || !onlyDifferences);
  const isMarked = tools.length > 1 && !onlyDifferences;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={own.title} tabIndex={0} className="compare-frame">
      <table className="compare-table">
        <thead>
          <tr>
            <td>{isMarked ? <span className="compare-legend">{own.legend}</span> : null}</td>
            {tools.map((tool) => (
              <th key={tool._id} scope="col">
                <ToolHead tool={tool} rest={tools.filter((other) => other !== tool)} texts={texts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, differs, isContent }) => (
            <tr key={name} {...(isMarked && differs ? { 'data-differs': '' } : {})}>
              <th scope="row" {...(isContent && lang ? { lang } : {})}>
                {name}
                {isMarked && differs ? <span className="sr-only"> ({own.differs})</span> : null}
              </th>
              {cells.map((cell, place) => (
                <td key={tools[place]?._id} {...(isContent && lang ? { lang } : {})}>
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

function specCell({ text, original }: ComparedValue): ReactNode {
  return original === undefined ? (
    text
  ) : (
    <>
      {text} <small>({original})</small>
    </>
  );
}

type ToolHeadProps = { tool: Tool; rest: readonly Tool[]; texts: Texts };

function ToolHead({ tool, rest, texts }: ToolHeadProps) {
  const language = useLanguage();
  const { compare: own, tool: toolTexts } = texts.catalogue;
  const nameId = `compared-${tool._id}`;
  const canOrder = tool.state === 'on-sale' && tool.quantity >= tool.moq;
  return (
    <div className="compare-head">
      <Picture src={tool.image} fallback={TOOL_PLACEHOLDER} alt="" width={320} height={240} />
      <code>{tool.sku}</code>
      <Link href={ROUTES.tool(tool.slug)} id={nameId} lang={contentLang(language)}>
        <MeasuredText text={tool.name} />
      </Link>
      {tool.state === 'retired' ? <p>{toolTexts.retired}</p> : null}
      <div className="no-print">
        {canOrder ? (
          <Button
            size="sm"
            data-cart={`${tool._id} ${tool.moq}`}
            aria-describedby={nameId}
            className="noscript:hidden"
          >
            {texts.tools.addToCart}
          </Button>
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
    </div>
  );
}
