'use client';
import { Search } from 'lucide';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { catalogueFields, catalogueHref, cataloguePath } from '@/lib/shared/catalogue-address';
import { localPath } from '@/lib/shared/local-path';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { useCatalogueNavigation } from './catalogue-live';
import { HiddenFields } from './hidden-fields';

type CatalogueSearchProps = { query: CatalogueQuery; texts: Texts['catalogue']['search'] };

/** Typing must pause this long before the list is updated. */
const PAUSE_MS = 200;

/**
 * Searches within the chosen filters during typing; the words are in the address. Without scripts it is a plain form.
 */
export function CatalogueSearch({ query, texts }: CatalogueSearchProps) {
  const language = useLanguage();
  const navigate = useCatalogueNavigation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const { q = '' } = query;

  // Back and the filters change the address; a field with the focus is not changed.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = q;
  }, [q]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function search(words: string, replace: boolean) {
    window.clearTimeout(timer.current);
    const typed = words.trim();
    if (typed === q) return;
    // A new search starts with its default sort order.
    navigate(catalogueHref(query, { q: typed, sort: undefined }), { replace });
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const words = event.target.value;
    window.clearTimeout(timer.current);
    // The first letters push a history entry; those after them replace it.
    timer.current = window.setTimeout(() => search(words, q !== ''), PAUSE_MS);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(input.current?.value ?? '', false);
  }

  return (
    <search>
      <form
        action={localPath(cataloguePath(query.category), language)}
        onSubmit={onSubmit}
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
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="ps-10.5 pe-2"
            onChange={onChange}
          />
        </div>
        <button type="submit" className={buttonStyles({ variant: 'solid' })}>
          {texts.submit}
        </button>
      </form>
    </search>
  );
}
