import { LayoutGrid, Rows3, Search, X } from 'lucide';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import type { SortOption } from '@/components/tools/catalogue/table/table-columns';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/link';
import { catalogueFields, catalogueHref, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { usualSort } from '@/lib/shared/tools/catalogue/catalogue-parameters';
import type { ChosenFilter } from './filter-texts';
import { HiddenFields } from './range-filter';

type CatalogueSearchProps = { query: CatalogueQuery; texts: Texts['catalogue']['search'] };

/**
 * Searches while typing (catalogue-live.tsx); without scripts a plain form. A new search starts with its default sort
 * order.
 */
export function CatalogueSearch({ query, texts }: CatalogueSearchProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <search>
      <form
        action={localPath(cataloguePath(query.category), language)}
        data-live="type"
        className="flex gap-2"
      >
        <HiddenFields
          fields={catalogueFields({ ...query, q: undefined, sort: undefined, page: undefined })}
        />
        <div className="relative min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {texts.label}
          </label>
          <Icon
            node={Search}
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-muted"
          />
          <Input
            id={id}
            type="search"
            name="q"
            defaultValue={query.q ?? ''}
            maxLength={200}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="ps-10.5 pe-2"
          />
        </div>
        <button type="submit" className={buttonStyles({ variant: 'solid' })}>
          {texts.submit}
        </button>
      </form>
    </search>
  );
}

type CatalogueSortProps = {
  query: CatalogueQuery;
  options: readonly SortOption[];
  texts: Texts['catalogue']['sort'];
};

/** Applied on change (catalogue-live.tsx); without scripts a button submits the form. */
export function CatalogueSort({ query, options, texts }: CatalogueSortProps) {
  const language = useLanguage();
  const id = useId();
  const usual = usualSort(query);

  return (
    <form
      action={localPath(cataloguePath(query.category), language)}
      data-live="change"
      data-usual={usual}
      className="no-print flex min-w-0 items-center gap-2 max-sm:flex-1"
    >
      <HiddenFields fields={catalogueFields({ ...query, sort: undefined, page: undefined })} />
      <label htmlFor={id} className="shrink-0 text-muted text-sm max-md:sr-only">
        {texts.label}
      </label>
      <Select
        key={query.sort ?? usual}
        id={id}
        name="sort"
        defaultValue={query.sort ?? usual}
        look="inline"
        className="max-sm:w-full max-sm:min-w-0"
      >
        {options.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
          {texts.submit}
        </button>
      </noscript>
    </form>
  );
}

type ViewLinksProps = { query: CatalogueQuery; texts: Texts['catalogue']['view'] };

/** The choice is part of the address, and stored in this browser (catalogue-live.tsx). */
export function ViewLinks({ query, texts }: ViewLinksProps) {
  const current = query.view ?? 'cards';
  const { page } = query;
  return (
    <nav aria-label={texts.label} className="view-links no-print">
      <PlainLink
        href={catalogueHref(query, { page, view: undefined })}
        data-live=""
        data-view="cards"
        aria-current={current === 'cards' ? 'true' : undefined}
      >
        <Icon node={LayoutGrid} />
        <span className="max-sm:sr-only">{texts.cards}</span>
      </PlainLink>
      <PlainLink
        href={catalogueHref(query, { page, view: 'table' })}
        data-live=""
        data-view="table"
        rel="nofollow"
        aria-current={current === 'table' ? 'true' : undefined}
      >
        <Icon node={Rows3} />
        <span className="max-sm:sr-only">{texts.table}</span>
      </PlainLink>
    </nav>
  );
}

type ChosenFiltersProps = {
  chosen: readonly ChosenFilter[];
  clearHref: string;
  texts: Texts['catalogue']['filters'];
};

export function ChosenFilters({ chosen, clearHref, texts }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, href }) => (
        <li key={key} className="min-w-0">
          <PlainLink
            href={href}
            data-live=""
            aria-label={fillText(texts.remove, { filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-md bg-sunken px-2.5 font-medium text-ink text-sm hover:bg-hover"
          >
            <span className="truncate">{label}</span>
            <Icon node={X} className="size-3.5 shrink-0 text-muted" />
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink
          href={clearHref}
          data-live=""
          className="inline-flex min-h-9 items-center px-1.5 text-ink text-sm underline decoration-accent-strong decoration-2 underline-offset-4"
        >
          {texts.clear}
        </PlainLink>
      </li>
    </ul>
  );
}
