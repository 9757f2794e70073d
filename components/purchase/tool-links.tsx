import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { categoryNamed, type NamedCategory } from '@/lib/shared/categories/named-category';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shop } from '@/shop.config';

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
