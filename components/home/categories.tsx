import { useLanguage } from '#use-language';
import { categoryNamed, inShopOrder, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoriesProps = {
  categories: readonly { slug: string; count: number | null }[];
  named: readonly NamedCategory[];
  total: number | null;
  texts: Texts;
};

const MOST_CATEGORIES = 15;

export function Categories({ categories, named, total, texts }: CategoriesProps) {
  const language = useLanguage();
  if (total === 0) return null;
  const links = inShopOrder(categories, named)
    .slice(0, MOST_CATEGORIES)
    .map(({ slug, count }) => ({
      href: ROUTES.toolCategory(slug),
      name: categoryNamed(slug, named).name,
      count,
    }));
  const all = { href: ROUTES.tools, name: texts.home.categories.all, count: total };
  return (
    <section aria-labelledby="categories" className="home-categories">
      <div className="shell">
        <h2 id="categories">{texts.home.categories.title}</h2>
        <ul data-soft="">
          {[all, ...links].map(({ href, name, count }) => (
            <li key={href}>
              <a href={localPath(href, language)}>
                {name} {count !== null && <span>{formatNumber(count, language)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
