'use client';
import { clsx } from 'clsx';
import { LoaderCircle, Search } from 'lucide';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useTransition } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/client/page/list-query';
import { localPath } from '@/lib/shared/site/local-path';
import { buttonStyles } from './button';
import { Input } from './field';

export type ListSearchTexts = { submit: string; running: string };

type ListSearchProps = {
  path: string;
  query: string;
  /** Other parameters of the address; the page starts over. */
  parameters: Record<string, string | undefined>;
  label: string;
  placeholder: string;
  texts: ListSearchTexts;
  /** On large screens without a visible button: it searches while typing. */
  isCompact?: boolean;
};

const PAUSE_MS = 300;

/** Searches while typing. The words are in the address; without scripts it is a plain form. */
export function ListSearch(props: ListSearchProps) {
  const { path, query, parameters, label, placeholder, texts, isCompact = false } = props;
  const language = useLanguage();
  const router = useLocalRouter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [running, startSearch] = useTransition();

  // Back and the filters change the address; a focused field is left unchanged.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = query;
  }, [query]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function search(words: string) {
    window.clearTimeout(timer.current);
    const q = words.trim();
    if (q === query) return;
    startSearch(() => router.replace(listHref(path, { ...parameters, q }), { scroll: false }));
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const words = event.target.value;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(words), PAUSE_MS);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(input.current?.value ?? '');
  }

  const icon = running ? LoaderCircle : Search;
  return (
    <search>
      <form action={localPath(path, language)} onSubmit={onSubmit} className="flex gap-1.5">
        {Object.entries(parameters).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <div className="relative min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <Icon
            node={icon}
            className={clsx(
              'pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-muted',
              running && 'animate-spin',
            )}
          />
          <Input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            look="compact"
            className="ps-8.5"
            onChange={onChange}
          />
        </div>
        <button
          type="submit"
          className={clsx(buttonStyles({ variant: 'outline', size: 'sm' }), isCompact && 'lg:sr-only!')}
        >
          {texts.submit}
        </button>
        <span role="status" className="sr-only">
          {running ? texts.running : ''}
        </span>
      </form>
    </search>
  );
}
