import { FileDown } from 'lucide';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList, type AdminListProps, type ListTexts } from '@/components/dashboard/rows/admin-list';
import { SavedViews } from '@/components/dashboard/saved-views';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { BackLink } from '@/components/ui/links/back-link';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import type { Actor } from '@/lib/server/identity/actor';
import { listViews } from '@/lib/server/identity/users/saved-views';
import type { ViewList } from '@/lib/shared/customers/view-lists';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../page-gate';
import { readListPage } from './read-list-page';

type ListPageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };
type Parameters = Record<string, string | undefined>;
type PageTexts = ListTexts & { title: string; heading: string; text: string };

/** What a page has read of its address. */
type Address<Query> = {
  lang: string;
  language: Language;
  texts: Texts;
  query: Query;
  /** The parameters that links within the list preserve. */
  address: Parameters;
  /** What is open beside the list; see `opens`. */
  opened: string | undefined;
};

type Found = { rows: readonly unknown[]; total: number };

type Shown<Query, Own, List extends Found, More> = Address<Query> &
  List & { own: Own; page: number; more: More };

type Frame = Partial<
  Omit<AdminListProps, 'path' | 'texts' | 'own' | 'icon' | 'file' | 'views' | 'children'>
> & {
  /** Where they differ from those of the page. */
  own?: Partial<PageTexts>;
  /** Beside the heading, and at the end of its line. */
  state?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the list. */
  above?: ReactNode;
};

type Selecting<Query> = Omit<Query, 'page' | 'limit'> & { language: Language };

type ListPage<Schema extends z.ZodObject, Own extends PageTexts, List extends Found, More> = {
  path: string;
  icon: AdminListProps['icon'];
  query: Schema;
  own: (texts: Texts) => Own;
  /** By default all of the query but page and limit. */
  address?: (query: z.output<Schema>) => Parameters;
  /** The parameter that names what is open beside the list. */
  opens?: string;
  /** The page that this one belongs to. */
  backTo?: { path: string; label: (texts: Texts) => string };
  list: (actor: Actor, query: z.output<Schema> & { page: number; limit: number }) => Promise<List>;
  /** The name of the list in saved views, for lists that have them. */
  saves?: ViewList;
  /** The address of the list's file, of the same query without its page. */
  file?: (query: Selecting<z.output<Schema>>) => string;
  /** What is shown besides the rows. */
  more?: (actor: Actor, address: Address<z.output<Schema>>, rows: List['rows']) => Promise<More>;
  frame?: (shown: Shown<z.output<Schema>, Own, List, More>) => Frame;
  table: (shown: Shown<z.output<Schema>, Own, List, More>) => ReactNode;
};

/** A list of the dashboard, for admins, and the metadata of its page. */
export function listPage<
  Schema extends z.ZodObject,
  Own extends PageTexts,
  List extends Found,
  More = undefined,
>(declared: ListPage<Schema, Own, List, More>) {
  const { path, icon, opens, backTo } = declared;

  async function generateMetadata({ params }: Pick<ListPageProps, 'params'>): Promise<Metadata> {
    return { title: declared.own(textsFor((await params).lang)).title };
  }

  async function readAddress({ params, searchParams }: ListPageProps): Promise<Address<z.output<Schema>>> {
    const { lang } = await params;
    const asked = await searchParams;
    const query = readListQuery(declared.query, asked);
    const { page: _page, limit: _limit, ...rest } = query;
    const address = declared.address?.(query) ?? (rest as Parameters);
    const open = opens === undefined ? undefined : asked[opens];
    const opened = typeof open === 'string' ? open : undefined;
    return { lang, language: languageOf(lang), texts: textsFor(lang), query, address, opened };
  }

  async function show(props: ListPageProps) {
    const asked = await readAddress(props);
    const { texts, query, address, opened, language } = asked;
    const { page: _page, limit: _limit, ...selecting } = query;
    const requested = query.page as number | undefined;
    const here = { ...address, page: requested, ...(opens ? { [opens]: opened } : {}) };
    const actor = await requireAdmin(listHref(path, here));
    const found = await readListPage(requested, (part) => declared.list(actor, { ...query, ...part }));
    const [more, views] = await Promise.all([
      declared.more?.(actor, asked, found.rows) as Promise<More>,
      declared.saves ? listViews(actor, declared.saves) : [],
    ]);
    const own = declared.own(texts);
    const file = declared.file?.({ ...selecting, language });
    const shown = { ...asked, ...found, own, more };
    const { state, actions, above, own: other, ...frame } = declared.frame?.(shown) ?? {};
    const { heading, text, ...listTexts } = { ...own, ...other };
    const head = (
      <DashboardHead heading={heading} text={text} state={state}>
        {file && found.total > 0 ? (
          <FileButton path={file} label={texts.admin.exportCsv} icon={FileDown} size="xs" isCompact />
        ) : null}
        {actions}
      </DashboardHead>
    );
    return (
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {backTo ? (
          <div className="grid gap-1">
            <BackLink href={backTo.path}>{backTo.label(texts)}</BackLink>
            {head}
          </div>
        ) : (
          head
        )}
        {above}
        <AdminList
          {...frame}
          {...pick(found, 'page', 'pageCount', 'total')}
          path={path}
          icon={icon}
          texts={texts}
          own={listTexts}
          views={
            declared.saves ? (
              <SavedViews
                list={declared.saves}
                views={views}
                path={path}
                address={address}
                texts={texts.admin.views}
              />
            ) : null
          }
        >
          {declared.table(shown)}
        </AdminList>
      </div>
    );
  }

  return { generateMetadata, Page: show };
}
