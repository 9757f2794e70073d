import { Scale } from 'lucide';
import { useLanguage } from '#use-language';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { EmptyState } from '@/components/ui/empty-state';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { COMPARE_MAX } from '@/lib/client/catalogue/catalogue-address';
import type { NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { CompareHost } from './compare-host';
import { CompareTable } from './compare-table';

type CompareScreenProps = {
  tools: readonly Tool[];
  named: readonly NamedCategory[];
  missing: number;
  onlyDifferences: boolean;
  shipping?: Shipping;
  texts: Texts;
};

/** Everything shown is in the address, so that it can be bookmarked, sent and printed. */
export function CompareScreen(props: CompareScreenProps) {
  const { tools, named, missing, onlyDifferences, shipping, texts } = props;
  const language = useLanguage();
  const { compare: own } = texts.catalogue;
  const here = ROUTES.compareOf(tools.map(({ _id }) => _id));
  const missingText =
    missing === 1 ? own.missingOne : fillText(own.missing, { count: formatNumber(missing, language) });
  return (
    <div className="shell grid gap-4 py-3 lg:py-5">
      <div className="grid gap-1">
        <nav aria-label={texts.catalogue.breadcrumb} className="no-print text-muted text-sm">
          <Link href={ROUTES.tools} className="underline-offset-4 hover:text-ink hover:underline">
            {texts.catalogue.heading}
          </Link>
        </nav>
        <h1 className="font-extrabold text-2xl leading-tight tracking-[-0.02em] lg:text-[1.75rem]">
          {own.title}
        </h1>
        <p className="no-print max-w-[90ch] text-sm">{fillText(own.text, { count: COMPARE_MAX })}</p>
      </div>
      {missing > 0 ? <Notice tone="warning">{missingText}</Notice> : null}
      {tools.length === 0 ? (
        <EmptyState icon={Scale} title={own.emptyTitle} text={own.emptyText}>
          <LinkButton href={ROUTES.tools}>{own.browse}</LinkButton>
        </EmptyState>
      ) : (
        <>
          {tools.length > 1 ? (
            <nav aria-label={own.rows} className="view-links no-print justify-self-start">
              <Link href={here} prefetch={false} aria-current={onlyDifferences ? undefined : 'true'}>
                {own.all}
              </Link>
              <Link
                href={`${here}&only=differences`}
                prefetch={false}
                aria-current={onlyDifferences ? 'true' : undefined}
              >
                {own.onlyDifferences}
              </Link>
            </nav>
          ) : null}
          <CompareTable
            tools={tools}
            named={named}
            onlyDifferences={onlyDifferences}
            {...(shipping ? { shipping } : {})}
            texts={texts}
          />
        </>
      )}
      <CompareHost texts={own.bar} hasBar={false} />
    </div>
  );
}
