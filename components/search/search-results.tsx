import { clsx } from 'clsx';
import { ArrowRight, LayoutGrid } from 'lucide';
import type { MouseEvent } from 'react';
import { useLanguage } from '#use-language';
import { OwnPrice } from '@/components/tools/prices/own-price';
import type { Combobox } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { PlainLink } from '@/components/ui/links/plain-link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import type { SearchTexts } from '@/lib/client/search/search-texts';
import { listHref } from '@/lib/shared/calls/list-query';
import type { SearchHit } from '@/lib/shared/catalogue/catalogue.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { ToolSearch } from './use-tool-search';

/** `hit` is null for the link to all results. */
export type SearchOption = { href: string; hit: SearchHit | null };

/** The results, then a link to all of them; before anything is typed, the catalogue; of what nobody has, what comes near. */
export function searchOptions({ query, response, hasFailed }: ToolSearch): SearchOption[] {
  if (hasFailed) return [];
  if (response === null) return [{ href: ROUTES.tools, hit: null }];
  const { results, similar = [] } = response;
  const optionOf = (hit: SearchHit): SearchOption => ({ href: ROUTES.tool(hit.slug), hit });
  if (results.length === 0) return similar.map(optionOf);
  const tools = results.map(optionOf);
  return [...tools, { href: listHref(ROUTES.tools, { q: query }), hit: null }];
}

/** What words were taken for, and that no tool has all of them. */
export function searchNotes({ response }: ToolSearch, texts: SearchTexts): string[] {
  const { taken = [], isRelaxed } = response ?? {};
  const words = taken.map(({ word }) => word).join(' ');
  return [
    ...(isRelaxed ? [texts.relaxed] : []),
    ...(words === '' ? [] : [fillText(texts.resultsFor, { words })]),
  ];
}

type SearchResultsProps = {
  combobox: Pick<Combobox, 'active' | 'listId' | 'option'>;
  search: ToolSearch;
  options: readonly SearchOption[];
  onGo: (href: string) => void;
  texts: SearchTexts;
};

/** Options are links, so that they can be opened in another tab too. */
export function SearchResults(props: SearchResultsProps) {
  const { combobox, search, options, onGo, texts } = props;

  function onPress(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(href);
  }

  const isNone = search.response?.results.length === 0;
  const notes = searchNotes(search, texts);
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
      {isNone ? <NoResults query={search.query} onPress={onPress} texts={texts} /> : null}
      {notes.length > 0 ? (
        <p aria-hidden="true" className="wrap-anywhere px-2 pt-1 pb-2 text-muted text-sm">
          {notes.join(' ')}
        </p>
      ) : null}
      {isNone && options.length > 0 ? (
        <p aria-hidden="true" className="px-2 pt-1 pb-2 font-semibold text-ink text-sm">
          {texts.similar}
        </p>
      ) : null}
      <div id={combobox.listId} role="listbox" aria-label={isNone ? texts.similar : texts.results}>
        {options.map(({ href, hit }, position) => (
          <PlainLink
            key={href}
            role="option"
            {...combobox.option(position)}
            tabIndex={-1}
            href={href}
            onClick={(event) => onPress(event, href)}
            className={clsx(
              'flex items-center gap-3.5 rounded-md px-2 py-2 text-ink',
              position === combobox.active && 'bg-hover',
            )}
          >
            {hit ? <HitRow hit={hit} texts={texts} /> : <AllRow search={search} texts={texts} />}
          </PlainLink>
        ))}
      </div>
    </div>
  );
}

type NoResultsProps = {
  query: string;
  onPress: (event: MouseEvent, href: string) => void;
  texts: SearchTexts;
};

function NoResults({ query, onPress, texts }: NoResultsProps) {
  const href = listHref(ROUTES.quote, { for: query });
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <p aria-hidden="true" className="wrap-anywhere text-ink">
        {fillText(texts.none, { query })}
      </p>
      <Link
        href={href}
        onClick={(event) => onPress(event, href)}
        prefetch={false}
        className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
      >
        {texts.quote}
      </Link>
    </div>
  );
}

function HitRow({ hit, texts }: { hit: SearchHit; texts: SearchTexts }) {
  return (
    <>
      <Picture
        src={hit.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        sizes="64px"
        className="h-12 w-16 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere text-pretty font-semibold leading-snug sm:line-clamp-1">
          <MeasuredText text={hit.name} />
        </span>
        <span className="flex items-center gap-2 text-muted text-xs">
          <span className="truncate font-mono">{hit.sku}</span>
          {hit.inStock ? null : <span className="shrink-0 text-danger">{texts.outOfStock}</span>}
        </span>
      </span>
      {hit.price === undefined ? (
        <span className="shrink-0 font-semibold">{texts.onRequest}</span>
      ) : (
        <span className="priced min-w-26 shrink-0 text-end">
          <OwnPrice toolId={hit._id} price={hit.price} {...texts.ownPrice} />
        </span>
      )}
    </>
  );
}

function AllRow({ search, texts }: { search: ToolSearch; texts: SearchTexts }) {
  const language = useLanguage();
  const { response } = search;
  const icon = response ? ArrowRight : LayoutGrid;
  return (
    <span className="flex min-h-9 items-center gap-3 px-1.5 font-semibold">
      <Icon node={icon} className="size-4.5 text-muted" />
      {response
        ? fillText(response.total === 1 ? texts.all.one : texts.all.many, {
            count: formatNumber(response.total, language),
          })
        : texts.browse}
    </span>
  );
}
