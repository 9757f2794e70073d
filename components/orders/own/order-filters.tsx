'use client';
import { FileDown, LoaderCircle, Search } from 'lucide';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useTransition,
} from 'react';
import { useLanguage } from '#use-language';
import { ListFilters } from '@/components/dashboard/rows/list-filters';
import { buttonStyles } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { callPath } from '@/lib/client/page/call-path';
import { listHref } from '@/lib/client/page/list-query';
import type { OwnOrdersAddress } from '@/lib/shared/orders/order.schema';
import { LISTED_ORDER_FILTERS } from '@/lib/shared/orders/order-status';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OrderFiltersProps = {
  path: string;
  filters: Omit<OwnOrdersAddress, 'page'>;
  hasFile?: boolean;
  /** True if the reader's company may have orders on account. */
  isMember?: boolean;
  views?: ReactNode;
  texts: Texts['orders']['filters'];
  withEnded: string;
};

const PAUSE_MS = 300;

/** One form, which searches while typing and when a day is left; without scripts it is a plain form. */
export function OrderFilters(props: OrderFiltersProps) {
  const { path, filters, hasFile, isMember, views, texts, withEnded } = props;
  const language = useLanguage();
  const router = useLocalRouter();
  const id = useId();
  const formId = `${id}-form`;
  const form = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [isRunning, startSearch] = useTransition();
  const { q = '', state, from = '', to = '' } = filters;
  const states = LISTED_ORDER_FILTERS.filter((each) => isMember || each !== 'on-account');

  // Back and the links change the address; a focused field is left unchanged.
  useEffect(() => {
    const field = words.current;
    if (field && document.activeElement !== field) field.value = q;
  }, [q]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function search() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current));
    const next = {
      ...{ q: String(typed.q ?? '').trim(), state },
      ...{ from: String(typed.from ?? ''), to: String(typed.to ?? '') },
    };
    if (next.q === q && next.from === from && next.to === to) return;
    startSearch(() => router.replace(listHref(path, next), { scroll: false }));
  }

  function searchSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, PAUSE_MS);
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <search className="min-w-0 grow basis-0 sm:basis-80">
        <form
          id={formId}
          ref={form}
          action={localPath(path, language)}
          className="flex items-center gap-2"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            search();
          }}
        >
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <div className="relative min-w-0 grow">
            <label htmlFor={id} className="sr-only">
              {texts.search}
            </label>
            <Icon
              node={isRunning ? LoaderCircle : Search}
              className={`pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted ${isRunning ? 'animate-spin' : ''}`}
            />
            <Input
              ref={words}
              look="compact"
              id={id}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={200}
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              className="ps-9"
              onChange={searchSoon}
            />
          </div>
          <button type="submit" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
            {texts.submit}
          </button>
          <span role="status" className="sr-only">
            {isRunning ? texts.running : ''}
          </span>
        </form>
      </search>
      <ListFilters isNarrowed={Boolean(from || to || state === 'all')} shown={texts.shown} texts={texts}>
        <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          {(['from', 'to'] as const).map((name) => (
            <span key={name} className="flex min-w-0 items-center gap-x-2">
              <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
              <Input
                key={filters[name] ?? ''}
                form={formId}
                look="compact"
                id={`${id}-${name}`}
                type="date"
                name={name}
                defaultValue={filters[name] ?? ''}
                className="figures min-w-0 sm:w-36"
                onBlur={search}
              />
            </span>
          ))}
        </span>
        <div className="sm:order-2">
          <WithEndedBox path={path} filters={filters} label={withEnded} />
        </div>
        {views ? <div className="sm:order-2">{views}</div> : null}
        {hasFile ? (
          <a
            href={callPath<typeof orderCalls.exportOwnOrders>('/api/order/export.csv', {
              query: {
                ...(q ? { q } : {}),
                ...{ state, language },
                ...(from ? { from } : {}),
                ...(to ? { to } : {}),
              },
            })}
            download
            className={`${buttonStyles({ variant: 'ghost', size: 'sm' })} sm:order-3 sm:ms-auto`}
          >
            <Icon node={FileDown} className="size-4" />
            {texts.csv}
          </a>
        ) : null}
      </ListFilters>
      <div className="min-w-0 max-sm:basis-full sm:order-1">
        <FilterLinks
          label={texts.label}
          links={[undefined, ...states].map((value) => ({
            key: value ?? 'current',
            label: texts.states[value ?? 'current'],
            href: listHref(path, { ...filters, state: value }),
            current: value === (state === 'all' ? undefined : state),
          }))}
        />
      </div>
    </div>
  );
}

type WithEndedBoxProps = {
  path: string;
  filters: Omit<OwnOrdersAddress, 'page'>;
  label: string;
};

export function WithEndedBox({ path, filters, label }: WithEndedBoxProps) {
  const id = useId();
  const router = useLocalRouter();
  const [, startTurning] = useTransition();
  const [isShown, show] = useOptimistic(filters.state === 'all');

  function turn(next: boolean): void {
    startTurning(() => {
      show(next);
      router.replace(listHref(path, { ...filters, state: next ? 'all' : undefined }), { scroll: false });
    });
  }

  return (
    <div className="no-print flex min-h-9 items-center gap-2.5 text-sm">
      <Checkbox id={id} isOn={isShown} onTick={turn} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
