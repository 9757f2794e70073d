import { Languages } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { WordList } from '@/components/tools/manage/spec-words';
import { ListCount } from '@/components/ui/tables/list-count';
import { languageName } from '@/lib/client/language/names';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listWords, type WordList as Words } from '@/lib/server/commerce/tools/spec-words/manage-spec-words';
import { CATALOGUE_LANGUAGE, languageOf, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { WORD_STATES, wordQuerySchema } from '@/lib/shared/spec-words/spec-words.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.specWords;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).specWords.title };
}

export default async function SpecWordsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const own = texts.specWords;
  const [first] = OTHER_LANGUAGES;
  const optional = wordQuerySchema.partial({ language: true });
  const { language = first, q = '', state, page } = readListQuery(optional, await searchParams);
  const address = { q, state, language: language === first ? undefined : language };
  const actor = await requireAdmin(listHref(PATH, { ...address, page }));
  if (!language) notFound();
  let counts: Words['counts'] = { missing: 0, translated: 0 };
  const { rows, ...list } = await readListPage(page, async (part) => {
    const found = await listWords(actor, { language, q, state, ...part });
    counts = found.counts;
    return { rows: found.words, total: found.total };
  });
  const shown = languageOf(lang);
  const names = { from: languageName(CATALOGUE_LANGUAGE, shown), to: languageName(language, shown) };
  const isComplete = state === 'missing' && q === '';
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead
        heading={own.heading}
        text={fillText(own.text, { language: names.to })}
        state={<ListCount count={list.total} texts={own.count} />}
      />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        isCompact
        filter={{
          name: 'state',
          value: state,
          options: [
            [undefined, own.states.all, counts.missing + counts.translated],
            ...WORD_STATES.map((each) => [each, own.states[each], counts[each]] as const),
          ],
        }}
        filterLabel={own.filter}
        parameters={{ language: address.language }}
        controls={
          OTHER_LANGUAGES.length > 1 ? (
            <ListSelect
              path={PATH}
              parameters={address}
              name="language"
              value={language}
              label={own.language}
              isCompact
              options={OTHER_LANGUAGES.map((each) => [each, languageName(each, shown)] as const)}
            />
          ) : null
        }
        icon={Languages}
        texts={texts}
        own={{
          ...own,
          noMatch: isComplete ? { ...own.complete, action: own.noMatch.action } : own.noMatch,
        }}
      >
        <WordList
          key={listHref(PATH, { ...address, page: list.page })}
          words={rows}
          target={language}
          names={names}
          texts={own}
          leave={{ ...texts.editor.leave, ...texts.shell.confirm }}
        />
      </AdminList>
    </div>
  );
}
