import { useId } from 'react';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Link, LinkButton } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ExplainedResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { UnsoldButton } from './unsold-button';

type OpenSearchesProps = {
  searches: readonly { words: string; count: number }[];
  /** The language of the words that are added. */
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

type TriedSearchProps = {
  words: string;
  /** Undefined until a search is tried. */
  results: readonly ExplainedResult[] | undefined;
  /** The parameters of the list beside it, which stays as it is. */
  parameters: Readonly<Record<string, string | undefined>>;
  texts: Texts['searchWords']['tried'];
};

/** A search as buyers type it, and why each of its first results is one: a receipt of its score. */
export function TriedSearch({ words, results, parameters, texts }: TriedSearchProps) {
  const language = useLanguage();
  const id = useId();
  const points = (value: number) =>
    fillText(texts.points, { points: formatNumber(value, language, { decimalsMax: 1 }) });
  return (
    <>
      <form action={localPath(ROUTES.searchWords, language)} className="flex flex-wrap gap-2">
        {Object.entries(parameters).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <Input
          id={id}
          name="try"
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <button type="submit" className={buttonStyles({ variant: 'outline' })}>
          {texts.submit}
        </button>
      </form>
      {results?.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      <ol className="grid gap-3">
        {(results ?? []).map(({ name, slug, score, parts, isAvailable, soldLevel }) => (
          <li key={slug} className="grid gap-0.5 text-sm">
            <span className="flex justify-between gap-3 font-semibold text-ink">
              <Link href={ROUTES.tool(slug)}>{name}</Link>
              <span className="figures whitespace-nowrap">{points(score)}</span>
            </span>
            {parts.map(({ by, typed, word, points: own }) => (
              <span key={`${by} ${typed}`} className="flex justify-between gap-3 text-muted">
                <span className="wrap-anywhere min-w-0">
                  {texts.by[by]} {typed}
                  {word !== '' && word !== typed ? ` → ${word}` : ''}
                </span>
                <span className="figures whitespace-nowrap">{points(own)}</span>
              </span>
            ))}
            <span className="text-muted">
              {[isAvailable ? texts.available : texts.unavailable, soldLevel > 0 ? texts.sold : undefined]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
