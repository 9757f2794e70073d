import { Search } from 'lucide';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { catalogueFields, cataloguePath } from '@/lib/client/catalogue/catalogue-address';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { HiddenFields } from './hidden-fields';

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
