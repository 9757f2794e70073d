import { useLanguage } from '#use-language';
import { DeleteMenu } from '@/components/dashboard/rows/delete-menu';
import { LinkButton } from '@/components/ui/links/link';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import type { Category } from '@/lib/shared/categories/category.schema';
import { categoryNameIn } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import { CATALOGUE_LANGUAGE, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoryTableProps = { categories: readonly (Category & { tools: number })[]; texts: Texts };

const NAMED_IN = [CATALOGUE_LANGUAGE, ...OTHER_LANGUAGES];

export function CategoryTable({ categories, texts }: CategoryTableProps) {
  const language = useLanguage();
  const own = texts.categories;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={categories}
      keyOf={({ slug }) => slug}
      columns={[
        { name: columns.order, kind: 'figure', cell: ({ order }) => formatNumber(order, language) },
        ...NAMED_IN.map((one, place) => ({
          name: NAMED_IN.length === 1 ? own.form.name : languageName(one, language),
          cell: ({ names }: Category) => (
            <CellText lang={one} isStrong={place === 0}>
              {names[one] ?? '–'}
            </CellText>
          ),
        })),
        { name: columns.tools, kind: 'figure', cell: ({ tools }) => formatNumber(tools, language) },
        {
          name: columns.actions,
          kind: 'actions',
          cell: (category) => {
            const name = categoryNameIn(category, CATALOGUE_LANGUAGE);
            return (
              <span className="flex flex-wrap justify-end gap-2">
                <LinkButton
                  href={ROUTES.category(category.slug)}
                  prefetch={false}
                  variant="outline"
                  size="sm"
                  aria-label={`${own.edit}: ${name}`}
                >
                  {own.edit}
                </LinkButton>
                <DeleteMenu
                  kind="category"
                  id={category.slug}
                  name={name}
                  texts={{
                    own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted', 'inUse'),
                    more: texts.admin.more,
                    confirm: texts.shell.confirm,
                  }}
                />
              </span>
            );
          },
        },
      ]}
    />
  );
}
