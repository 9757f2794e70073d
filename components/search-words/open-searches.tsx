import { useLanguage } from '#use-language';
import { LinkButton } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { UnsoldButton } from './unsold-button';

type OpenSearchesProps = {
  searches: readonly { words: string; count: number }[];
  /** Of the words that are added. */
  target: Language;
  /** The form with a word. */
  hrefOf: (words: string) => string;
  texts: Texts['searchWords']['open'];
};

export function OpenSearches({ searches, target, hrefOf, texts }: OpenSearchesProps) {
  const language = useLanguage();
  if (searches.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <p className="text-muted text-sm">{texts.text}</p>
      <FiguresTable
        columns={[
          { heading: texts.words },
          { heading: texts.count, isFigure: true },
          { heading: texts.actions, isFigure: true },
        ]}
        rows={searches.map(({ words, count }) => ({
          key: words,
          cells: [
            <span key="words" className="wrap-anywhere font-semibold text-ink">
              {words}
            </span>,
            formatNumber(count, language),
            <span key="actions" className="flex flex-wrap justify-end gap-2">
              <LinkButton
                href={hrefOf(words)}
                prefetch={false}
                variant="outline"
                size="sm"
                aria-label={`${texts.synonym}: ${words}`}
              >
                {texts.synonym}
              </LinkButton>
              <UnsoldButton words={words} language={target} texts={pick(texts, 'unsold', 'listed')} />
            </span>,
          ],
        }))}
      />
    </>
  );
}
