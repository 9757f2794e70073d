import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { priceText, unitsText } from '@/components/prices/price-text';
import { StockLabel } from '@/components/stock/stock-label';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type ToolOfferProps = {
  tool: Tool;
  ladder: PriceLadder | null;
  children: ReactNode;
  texts: Texts;
};

/** Shows a tool as a customer reads it, without the order form. */
export function ToolOffer({ tool, ladder, children, texts }: ToolOfferProps) {
  return (
    <div className="grid gap-8">
      <ToolHead tool={tool} texts={texts}>
        {children}
      </ToolHead>
      <p lang={partLang(tool, 'description')} className="wrap-anywhere max-w-[60ch] leading-relaxed">
        {tool.description}
      </p>
      <ToolFacts tool={tool} price={ladder?.[0].unitPrice} texts={texts} />
      {ladder ? <PriceTable ladder={ladder} texts={texts.purchase.prices} /> : null}
      <ToolPicture tool={tool} texts={texts.tools} />
    </div>
  );
}

type ToolHeadProps = {
  tool: Pick<Tool, 'sku' | 'name' | 'slug' | 'untranslated'>;
  children: ReactNode;
  texts: Texts;
};

/** `children` are above the name. */
export function ToolHead({ tool, children, texts }: ToolHeadProps) {
  return (
    <div className="grid gap-1.5">
      {children}
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1
          lang={partLang(tool, 'name')}
          className="wrap-anywhere font-extrabold text-2xl tracking-[-0.02em]"
        >
          <MeasuredText text={tool.name} />
        </h1>
        <ToolLinks tool={tool} texts={texts} />
      </div>
      <p className="font-mono text-muted text-sm">{tool.sku}</p>
    </div>
  );
}

type ToolFactsProps = {
  tool: Tool;
  /** Per unit at the minimum order; undefined for a tool without a price. */
  price: number | undefined;
  texts: Texts;
};

function ToolFacts({ tool, price, texts }: ToolFactsProps) {
  const language = useLanguage();
  return (
    <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
      <Fact term={texts.purchase.price} className="col-span-2 sm:col-span-1">
        <span className="font-extrabold text-2xl">{priceText(price, language, texts.tools)}</span>
      </Fact>
      <Fact term={texts.purchase.minimumOrder}>{unitsText(tool.moq, texts.tools, language)}</Fact>
      <Fact term={texts.purchase.available}>
        <StockLabel {...pick(tool, 'moq', 'quantity', 'orderable')} texts={texts.tools} />
      </Fact>
    </dl>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('grid content-between gap-1.5 bg-surface px-4 py-3.5', className)}>
      <dt className="text-muted text-xs">{term}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}

type PriceTableProps = { ladder: PriceLadder; texts: Texts['purchase']['prices'] };

/** Unit prices by quantity; nothing where everyone pays one public price. */
export function PriceTable({ ladder, texts }: PriceTableProps) {
  const language = useLanguage();
  const id = useId();
  if (ladder.length === 1 && ladder[0].unitPrice === ladder[0].receipt.base) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-bold text-base text-ink">
        {texts.heading}
      </h2>
      <FiguresTable
        columns={[
          { heading: texts.quantity, className: 'font-medium text-ink' },
          { heading: texts.price, isFigure: true, className: 'font-semibold text-ink' },
          { heading: texts.reason, className: 'wrap-anywhere text-muted' },
        ]}
        rows={ladder.map(({ from, unitPrice, receipt }) => ({
          key: String(from),
          cells: [
            fillText(texts.from, { count: formatNumber(from, language) }),
            formatDollars(unitPrice, language),
            receipt.sentence,
          ],
        }))}
      />
      <p className="text-muted text-sm">
        {fillText(texts.publicPrice, { price: formatDollars(ladder[0].receipt.base, language) })}
      </p>
    </section>
  );
}

type ToolCrumbsProps = { tool: Pick<Tool, 'category'>; named: readonly NamedCategory[]; texts: Texts };
type ToolLinksProps = { tool: Pick<Tool, 'slug'>; texts: Texts };

const LINK = 'underline-offset-4 hover:text-ink hover:underline';

export function ToolCrumbs({ tool, named, texts: { catalogue } }: ToolCrumbsProps) {
  return (
    <nav aria-label={catalogue.breadcrumb} className="no-print text-muted text-sm">
      <Link href={ROUTES.tools} className={LINK}>
        {catalogue.title}
      </Link>
      <span aria-hidden="true"> / </span>
      <Link href={ROUTES.toolCategory(tool.category)} prefetch={false} className={LINK}>
        {categoryNamed(tool.category, named).name}
      </Link>
    </nav>
  );
}

export function ToolLinks({ tool, texts: { catalogue, purchase } }: ToolLinksProps) {
  const language = useLanguage();
  const page = ROUTES.tool(tool.slug);
  return (
    <ul className="no-print flex flex-wrap gap-x-6 gap-y-2 font-semibold text-ink text-sm *:underline *:decoration-line *:underline-offset-4">
      <li>
        <Link href={page} prefetch={false}>
          {purchase.ways.tool}
        </Link>
      </li>
      {shop.pages.reviews ? (
        <li>
          <Link href={`${page}#reviews`} prefetch={false}>
            {purchase.ways.reviews}
          </Link>
        </li>
      ) : null}
      <li>
        <a href={localPath(ROUTES.datasheet(tool.slug), language)}>{catalogue.tool.datasheet}</a>
      </li>
    </ul>
  );
}

type ToolPictureProps = { tool: Pick<Tool, 'name' | 'image'>; texts: Pick<Texts['tools'], 'imageAlt'> };

export function ToolPicture({ tool, texts }: ToolPictureProps) {
  return (
    <div className="aspect-[4/3] overflow-hidden rounded-lg border border-line bg-sunken">
      <Picture
        src={tool.image}
        fallback={TOOL_PLACEHOLDER}
        alt={fillText(texts.imageAlt, { name: tool.name })}
        width={1280}
        height={960}
        sizes="(min-width: 1024px) 24rem, 100vw"
        preload
        className="size-full object-cover"
      />
    </div>
  );
}
