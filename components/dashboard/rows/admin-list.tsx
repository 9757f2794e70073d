import { clsx } from 'clsx';
import { FileDown, type IconNode, X } from 'lucide';
import type { ReactNode } from 'react';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { ListSearch } from '@/components/ui/controls/list-search';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { listHref } from '@/lib/client/page/list-query';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListFilter = {
  name: string;
  value: string | undefined;
  options: readonly (readonly [
    value: string | undefined,
    label: string,
    count?: number | undefined,
    urgent?: string | undefined,
  ])[];
  /** The parameters of a value, where they are not just `name`. */
  addressOf?: (value: string | undefined) => Record<string, string | undefined>;
};

/** What a list says of itself. */
export type ListTexts = {
  search?: string;
  placeholder?: string;
  count: { one: string; many: string };
  /** Leads to the whole list unless it has an address. Without it an empty list is empty however it is narrowed. */
  noMatch?: { title: string; text: string; action: string; href?: string };
  empty: { title: string; text: string };
};

export type AdminListProps = {
  path: string;
  q?: string;
  filter?: ListFilter;
  /** `narrowing`: further parameters that narrow the list; `parameters`: those that do not, such as its order. */
  narrowing?: Record<string, string | undefined>;
  parameters?: Record<string, string | undefined>;
  /** The label of the tabs. */
  filterLabel?: string;
  /** One line of many filters: a short search, and the count is in the head of the page. */
  isCompact?: boolean;
  /** In place of search, tabs and count. */
  toolbar?: ReactNode;
  views?: ReactNode;
  controls?: ReactNode;
  page: number;
  pageCount: number;
  total: number;
  icon: IconNode;
  /** Where the whole list is sent as a file. */
  file?: string | undefined;
  texts: Texts;
  own: ListTexts;
  emptyAction?: ReactNode;
  children: ReactNode;
};

const TABS_BESIDE_SEARCH = 5;

/** A list of a page: its search, filters, pages, and what stands in its place while it is empty. */
export function AdminList(props: AdminListProps) {
  const {
    path,
    q = '',
    filter,
    page,
    pageCount,
    total,
    icon,
    file,
    texts,
    own,
    emptyAction,
    children,
  } = props;
  const { filterLabel = texts.admin.filters, isCompact = false } = props;
  const addressOf = (value: string | undefined) =>
    filter ? (filter.addressOf?.(value) ?? { [filter.name]: value }) : {};
  const narrowing = { ...props.narrowing, ...addressOf(filter?.value) };
  const preserved = { ...narrowing, ...props.parameters };
  const links = filter?.options.map(([value, label, count, urgent]) => ({
    key: value ?? '',
    label,
    count,
    urgent,
    href: listHref(path, { q, ...preserved, ...addressOf(value) }),
    current: value === filter.value,
  }));
  const isNarrowed = q !== '' || Object.values(narrowing).some(Boolean);
  const noMatch = isNarrowed ? own.noMatch : undefined;
  const toolbar =
    props.toolbar === undefined ? (
      <ListToolbar
        search={
          own.search ? (
            <ListSearch
              path={path}
              query={q}
              parameters={preserved}
              label={own.search}
              placeholder={own.placeholder ?? ''}
              texts={texts.admin.search}
              isCompact={isCompact}
            />
          ) : null
        }
        tabs={links ? <FilterLinks label={filterLabel} links={links} /> : null}
        isCompact={isCompact}
        hasManyTabs={(links?.length ?? 0) > TABS_BESIDE_SEARCH}
        count={isCompact ? null : <ListCount count={total} texts={own.count} />}
        file={
          file && total > 0 ? (
            <FileButton path={file} label={texts.admin.exportCsv} icon={FileDown} size="xs" />
          ) : null
        }
      >
        {props.controls}
        {isNarrowed && total > 0 ? (
          <LinkButton href={path} variant="ghost" size="xs" className="no-print">
            <Icon node={X} />
            {texts.admin.clear}
          </LinkButton>
        ) : null}
        {props.views}
      </ListToolbar>
    ) : (
      props.toolbar
    );

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {toolbar}
      {total > 0 ? (
        children
      ) : (
        <EmptyState icon={icon} {...pick(noMatch ?? own.empty, 'title', 'text')}>
          {noMatch ? (
            <LinkButton href={noMatch.href ?? path} variant="outline">
              {noMatch.action}
            </LinkButton>
          ) : (
            emptyAction
          )}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(next) => listHref(path, { q, ...preserved, page: next })}
        texts={texts.shell.pagination}
      />
    </div>
  );
}

type ListToolbarProps = {
  search?: ReactNode;
  /** The states of the list, as links with their counts. */
  tabs?: ReactNode;
  /** More tabs than fit beside the search: a line of their own. */
  hasManyTabs?: boolean;
  /** Leaves more room to filters. */
  isCompact?: boolean;
  /** Filters, order and views. */
  children?: ReactNode;
  count?: ReactNode;
  file?: ReactNode;
};

/** One line of 44 px above a list, as long as it fits. */
function ListToolbar(props: ListToolbarProps) {
  const { search, tabs, hasManyTabs = false, isCompact = false, children, count, file } = props;
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      {search ? (
        <div className={clsx('no-print min-w-0 max-sm:basis-full', isCompact ? 'basis-48 grow' : 'basis-80')}>
          {search}
        </div>
      ) : null}
      {tabs ? <div className={clsx('min-w-0', hasManyTabs && 'order-last basis-full')}>{tabs}</div> : null}
      {children}
      {count || file ? (
        <div className="ms-auto flex items-center gap-x-3">
          {count}
          {file}
        </div>
      ) : null}
    </div>
  );
}
