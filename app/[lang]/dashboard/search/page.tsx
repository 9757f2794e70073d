import { Replace } from 'lucide';
import type { Metadata } from 'next';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { SearchWordsForm } from '@/components/search-words/search-words-form';
import { SearchWordsTable } from '@/components/search-words/search-words-table';
import { OpenSearches, TriedSearch } from '@/components/search-words/searches';
import { Panel } from '@/components/ui/panel';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import {
  explainSearch,
  getSearchWords,
  listOpenSearches,
  listSearchWords,
  type SearchWordList,
} from '@/lib/server/commerce/tools/search-words/list-search-words';
import { objectIdSchema } from '@/lib/shared/calls/fields.schema';
import { SEARCH_WORD_KINDS, searchWordQuerySchema } from '@/lib/shared/search-words/search-words.schema';
import { languageName } from '@/lib/shared/site/language-name';
import { LANGUAGES, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../if-found';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.searchWords;
const FORM_ID = 'words-form';
const OPEN_SEARCHES = 10;
const EXPLAINED = 5;

/** `add`: words that the form begins with; `edit`: the group that it is about; `try`: a search whose results are explained. */
const addressSchema = searchWordQuerySchema.partial({ language: true }).extend({
  add: z.string().trim().max(60).optional(),
  edit: objectIdSchema.optional(),
  try: z.string().trim().max(200).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).searchWords.title };
}

export default async function SearchWordsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const shown = languageOf(lang);
  const texts = textsFor(lang);
  const own = texts.searchWords;
  const query = readListQuery(addressSchema, await searchParams);
  const { language = shown, q = '', kind, page, add = '', edit, try: tried = '' } = query;
  const address = { q, kind, language: language === shown ? undefined : language };
  const actor = await requireAdmin(listHref(PATH, { ...address, page, add, edit }));
  let counts: SearchWordList['counts'] = { same: 0, means: 0, need: 0, unsold: 0 };
  const [{ rows, ...list }, searches, edited, explained] = await Promise.all([
    readListPage(page, async (part) => {
      const found = await listSearchWords(actor, { language, q, kind, ...part });
      counts = found.counts;
      return { rows: found.groups, total: found.total };
    }),
    listOpenSearches(actor, OPEN_SEARCHES),
    edit ? ifFound(getSearchWords(actor, edit)) : undefined,
    tried === '' ? undefined : explainSearch(actor, tried, language, EXPLAINED),
  ]);
  const back = listHref(PATH, { ...address, page: list.page });
  const formHref = (parameters: { add: string } | { edit: string }) =>
    `${listHref(PATH, { ...address, page: list.page, ...parameters })}#${FORM_ID}`;
  const languages = LANGUAGES.all.map((each) => [each, languageName(each, shown)] as const);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <DashboardHead
        heading={own.heading}
        text={own.text}
        state={<ListCount count={list.total} texts={own.count} />}
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <AdminList
            {...list}
            path={PATH}
            q={q}
            isCompact
            filter={{
              name: 'kind',
              value: kind,
              options: [
                [undefined, own.all, counts.same + counts.means + counts.need + counts.unsold],
                ...SEARCH_WORD_KINDS.map((each) => [each, own.kinds[each], counts[each]] as const),
              ],
            }}
            filterLabel={own.filter}
            parameters={{ language: address.language }}
            controls={
              languages.length > 1 ? (
                <ListSelect
                  path={PATH}
                  parameters={address}
                  name="language"
                  value={language}
                  label={own.language}
                  isCompact
                  options={languages}
                />
              ) : null
            }
            icon={Replace}
            texts={texts}
            own={own}
          >
            <SearchWordsTable groups={rows} hrefOf={(id) => formHref({ edit: id })} texts={texts} />
          </AdminList>
        </div>
        <div className="grid min-w-0 content-start items-start gap-4">
          <div id={FORM_ID} className="min-w-0 scroll-mt-16">
            <Panel heading={edited ? own.form.editHeading : own.form.heading}>
              <SearchWordsForm
                key={edited?._id ?? `${language} ${add}`}
                edited={edited ?? undefined}
                prefilled={edited ? '' : add}
                language={edited?.language ?? language}
                languages={languages}
                back={back}
                texts={pick(own, 'kinds', 'form', 'added', 'saved', 'full')}
              />
            </Panel>
          </div>
          <Panel heading={own.tried.heading}>
            <TriedSearch words={tried} results={explained} parameters={address} texts={own.tried} />
          </Panel>
          <Panel heading={own.open.heading}>
            <OpenSearches
              searches={searches}
              target={language}
              hrefOf={(words) => formHref({ add: words })}
              texts={own.open}
            />
          </Panel>
        </div>
      </div>
    </div>
  );
}
