import { History } from 'lucide';
import { ChangedTools, ChangeTable } from '@/components/tools/manage/change-table';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { ListCount } from '@/components/ui/tables/list-count';
import { getBulkChange, listBulkChanges } from '@/lib/server/commerce/tools/manage/list-bulk-changes';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { ROUTES } from '@/lib/shared/site/routes';
import { bulkHistoryQuerySchema } from '@/lib/shared/stock/bulk-edit.schema';
import { ifFound } from '../../../if-found';
import { categoriesToChoose } from '../../categories-to-choose';
import { listPage } from '../../list-page';

const page = listPage({
  path: ROUTES.bulkChanges,
  icon: History,
  query: bulkHistoryQuerySchema,
  opens: 'change',
  backTo: { path: ROUTES.manageProducts, label: ({ bulkChanges }) => bulkChanges.back },
  own: ({ bulkChanges }) => bulkChanges,
  list: async (actor, query) => {
    const { changes: rows, total } = await listBulkChanges(actor, query);
    return { rows, total };
  },
  more: async (actor, { lang, opened }) => ({
    // Null for a change that is too old.
    entry: opened === undefined ? undefined : await ifFound(getBulkChange(actor, opened)),
    categories: await categoriesToChoose(lang, DEFAULT_CATEGORY),
  }),
  frame: ({ own, texts, total, more: { entry, categories } }) => ({
    toolbar: null,
    state: <ListCount count={total} texts={own.count} />,
    actions: (
      <LinkButton href={ROUTES.imports} variant="ghost" size="xs">
        {own.imports}
      </LinkButton>
    ),
    above: (
      <>
        {entry === null ? <Notice tone="warning">{own.tooOld}</Notice> : null}
        {entry ? <ChangedTools entry={entry} categories={categories} texts={texts} /> : null}
      </>
    ),
  }),
  table: ({ rows, texts, more: { entry, categories } }) => (
    <ChangeTable changes={rows} open={entry?.undoToken} categories={categories} texts={texts} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
