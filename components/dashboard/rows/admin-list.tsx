import { clsx } from 'clsx';
import { FileDown, type IconNode, X } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { ListSearch } from '@/components/ui/controls/list-search';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { countText, ListCount } from '@/components/ui/tables/list-count';
import { listHref } from '@/lib/client/page/list-query';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListFilters } from './list-filters';

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
  const language = useLanguage();
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
  const isClearable = isNarrowed && total > 0;
  const savesFile = file !== undefined && total > 0;
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
        filters={
          props.controls || props.views || isClearable || savesFile ? (
            <ListFilters
              isNarrowed={isNarrowed}
              shown={fillText(texts.admin.narrowing.show, {
                count: countText({ count: total, texts: own.count }, language),
              })}
              texts={texts.admin.narrowing}
            >
              {props.controls}
              {isClearable ? (
                <LinkButton href={path} variant="ghost" size="xs" className="no-print">
                  <Icon node={X} />
                  {texts.admin.clear}
                </LinkButton>
              ) : null}
              {props.views}
              {savesFile ? (
                <FileButton path={file} label={texts.admin.exportCsv} icon={FileDown} size="xs" />
              ) : null}
            </ListFilters>
          ) : null
        }
      />
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
  /** Filters, order, views and the file. */
  filters?: ReactNode;
  count?: ReactNode;
};

/** One line of 44 px above a list, as long as it fits; on phones a line, and one of tabs. */
function ListToolbar(props: ListToolbarProps) {
  const { search, tabs, hasManyTabs = false, isCompact = false, filters, count } = props;
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      {search ? (
        <div
          className={clsx(
            'no-print min-w-0 max-sm:grow max-sm:basis-0',
            isCompact ? 'sm:grow sm:basis-48' : 'sm:basis-80',
          )}
        >
          {search}
        </div>
      ) : null}
      {tabs ? (
        <div
          className={clsx(
            'min-w-0 max-sm:order-last max-sm:basis-full',
            hasManyTabs && 'order-last basis-full',
          )}
        >
          {tabs}
        </div>
      ) : null}
      {filters}
      {count ? <div className="ms-auto max-sm:not-focus-within:sr-only">{count}</div> : null}
    </div>
  );
}
