import { useLanguage } from '#use-language';
import { DeleteButton } from '@/components/dashboard/rows/delete-button';
import { LinkButton } from '@/components/ui/links/link-button';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Category } from '@/lib/shared/categories/category.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoryTableProps = { categories: readonly (Category & { tools: number })[]; texts: Texts };

export function CategoryTable({ categories, texts }: CategoryTableProps) {
  const language = useLanguage();
  const own = texts.categories;
  const { columns } = own;
  const name = 'wrap-anywhere min-w-0 text-end as-table:text-start';
  return (
    <Table aria-label={own.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:text-end">{columns.order}</TableHeadCell>
          <TableHeadCell>{columns.en}</TableHeadCell>
          <TableHeadCell>{columns.de}</TableHeadCell>
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
            <TableCell label={columns.en}>
              <span lang="en" className={`${name} font-semibold text-ink`}>
                {category.names.en}
              </span>
            </TableCell>
            <TableCell label={columns.de}>
              <span lang="de" className={name}>
                {category.names.de ?? '–'}
              </span>
            </TableCell>
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
                  aria-label={`${own.edit}: ${category.names.en}`}
                >
                  {own.edit}
                </LinkButton>
                <DeleteButton
                  kind="category"
                  id={category.slug}
                  name={category.names.en}
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
