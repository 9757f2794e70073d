import { useId } from 'react';
import { useLanguage } from '#use-language';
import type { SortOption } from '@/components/tools/table/table-columns';
import { buttonStyles } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/field';
import { catalogueFields, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueSort as Sort } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { HiddenFields } from './hidden-fields';

type CatalogueSortProps = {
  query: CatalogueQuery;
  options: readonly SortOption[];
  texts: Texts['catalogue']['sort'];
};

/** Applied on change (catalogue-live.tsx); without scripts a button submits the form. */
export function CatalogueSort({ query, options, texts }: CatalogueSortProps) {
  const language = useLanguage();
  const id = useId();
  const usual: Sort = query.q ? 'relevance' : 'newest';

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
