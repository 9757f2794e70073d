import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { DeleteButton } from '@/components/dashboard/rows/delete-button';
import { LinkButton } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Category } from '@/lib/shared/categories/category.schema';
import { categoryNameIn } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { CATALOGUE_LANGUAGE, type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoryTableProps = { categories: readonly (Category & { tools: number })[]; texts: Texts };

const NAMED_IN = [CATALOGUE_LANGUAGE, ...OTHER_LANGUAGES];

export function CategoryTable({ categories, texts }: CategoryTableProps) {
  const language = useLanguage();
  const own = texts.categories;
  const { columns } = own;
  const headingOf = (one: Language) => (NAMED_IN.length === 1 ? own.form.name : own.languages[one]);
  const name = 'wrap-anywhere min-w-0 text-end as-table:text-start';
  return (
    <Table aria-label={own.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:text-end">{columns.order}</TableHeadCell>
          {NAMED_IN.map((one) => (
            <TableHeadCell key={one}>{headingOf(one)}</TableHeadCell>
          ))}
          <TableHeadCell className="as-table:text-end">{columns.tools}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category) => (
          <TableRow key={category.slug}>
            <TableCell label={columns.order} className="figures as-table:text-end">
              {formatNumber(category.order, language)}
            </TableCell>
            {NAMED_IN.map((one, place) => (
              <TableCell key={one} label={headingOf(one)}>
                <span lang={one} className={clsx(name, place === 0 && 'font-semibold text-ink')}>
                  {category.names[one] ?? '–'}
                </span>
              </TableCell>
            ))}
            <TableCell label={columns.tools} className="figures as-table:text-end">
              {formatNumber(category.tools, language)}
            </TableCell>
            <TableCell className="as-table:text-end">
              <span className="flex flex-wrap justify-end gap-2">
                <LinkButton
                  href={ROUTES.category(category.slug)}
                  prefetch={false}
                  variant="outline"
                  size="sm"
                  aria-label={`${own.edit}: ${categoryNameIn(category, CATALOGUE_LANGUAGE)}`}
                >
                  {own.edit}
                </LinkButton>
                <DeleteButton
                  kind="category"
                  id={category.slug}
                  name={categoryNameIn(category, CATALOGUE_LANGUAGE)}
                  texts={{
                    own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted', 'inUse'),
                    confirm: texts.shell.confirm,
                  }}
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
