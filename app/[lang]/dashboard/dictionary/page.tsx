import { Languages } from 'lucide';
import { notFound } from 'next/navigation';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { WordList } from '@/components/tools/manage/spec-words';
import { ListCount } from '@/components/ui/tables/list-count';
import { listHref } from '@/lib/client/page/list-query';
import { listWords } from '@/lib/server/commerce/tools/spec-words/manage-spec-words';
import { languageName } from '@/lib/shared/site/language-name';
import { CATALOGUE_LANGUAGE, type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { WORD_STATES, wordQuerySchema } from '@/lib/shared/spec-words/spec-words.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { listPage } from '../list-page';

const PATH = ROUTES.specWords;
const [FIRST] = OTHER_LANGUAGES;

/** The language translated to. A catalogue in one language has no such page. */
function targetOf({ language = FIRST }: { language?: Language | undefined }): Language {
  return language ?? notFound();
}

const page = listPage({
  path: PATH,
  icon: Languages,
  query: wordQuerySchema.partial({ language: true }),
  address: ({ q, state, language }) => ({ q, state, language: language === FIRST ? undefined : language }),
  own: ({ specWords }) => specWords,
  list: async (actor, query) => {
    const { words: rows, ...found } = await listWords(actor, { ...query, language: targetOf(query) });
    return { rows, ...found };
  },
  frame: ({ query, language: shown, address, own, counts, total }) => {
    const { q, state } = query;
    const target = targetOf(query);
    const isComplete = state === 'missing' && !q;
    return {
      q,
      isCompact: true,
      filter: {
        name: 'state',
        value: state,
        options: [
          [undefined, own.states.all, counts.missing + counts.translated],
          ...WORD_STATES.map((each) => [each, own.states[each], counts[each]] as const),
        ],
      },
      filterLabel: own.filter,
      parameters: { language: address.language },
      controls:
        OTHER_LANGUAGES.length > 1 ? (
          <ListSelect
            path={PATH}
            parameters={address}
            name="language"
            value={target}
            label={own.language}
            isCompact
            options={OTHER_LANGUAGES.map((each) => [each, languageName(each, shown)] as const)}
          />
        ) : null,
      state: <ListCount count={total} texts={own.count} />,
      own: {
        text: fillText(own.text, { language: languageName(target, shown) }),
        ...(isComplete ? { noMatch: { ...own.complete, action: own.noMatch.action } } : {}),
      },
    };
  },
  table: ({ rows, query, page: number, address, language: shown, own, texts }) => {
    const target = targetOf(query);
    return (
      <WordList
        key={listHref(PATH, { ...address, page: number })}
        words={rows}
        target={target}
        names={{ from: languageName(CATALOGUE_LANGUAGE, shown), to: languageName(target, shown) }}
        texts={own}
        leave={{ ...texts.editor.leave, ...texts.shell.confirm }}
      />
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
