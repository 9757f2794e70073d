'use client';
import { FileDown } from 'lucide';
import { type SubmitEvent, useId } from 'react';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { Input } from '@/components/ui/controls/input';
import { ListSearch } from '@/components/ui/controls/list-search';
import { Icon } from '@/components/ui/icon';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { callPath } from '@/lib/shared/calls/call-path';
import { listHref } from '@/lib/shared/calls/list-query';
import type { OwnOrdersAddress } from '@/lib/shared/orders/order.schema';
import { LISTED_ORDER_STATES } from '@/lib/shared/orders/order-status';
import type { exportOwnOrdersCall } from '@/lib/shared/orders/orders.contract';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OrderFiltersProps = {
  path: string;
  filters: Omit<OwnOrdersAddress, 'page'>;
  hasFile?: boolean;
  texts: Texts['orders']['filters'];
};

const STATES = [undefined, ...LISTED_ORDER_STATES] as const;

export function OrderFilters({ path, filters, hasFile, texts }: OrderFiltersProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const id = useId();
  const { q = '', state, from, to } = filters;

  function showDays(form: HTMLFormElement) {
    const days = Object.fromEntries(new FormData(form));
    const next = { ...filters, from: String(days.from ?? ''), to: String(days.to ?? '') };
    if (next.from === (from ?? '') && next.to === (to ?? '')) return;
    router.replace(listHref(path, next), { scroll: false });
  }

  return (
    <div className="no-print grid gap-3">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <ListSearch
          path={path}
          query={q}
          parameters={{ state, from, to }}
          label={texts.search}
          placeholder={texts.placeholder}
          texts={texts}
        />
        <form
          action={localPath(path, language)}
          aria-label={texts.days}
          className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:flex sm:flex-wrap"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            showDays(event.currentTarget);
          }}
        >
          {q ? <input type="hidden" name="q" value={q} /> : null}
          {state ? <input type="hidden" name="state" value={state} /> : null}
          {(['from', 'to'] as const).map((name) => (
            <span key={name} className="grid gap-1 sm:flex sm:items-center sm:gap-2">
              <label htmlFor={`${id}-${name}`} className="text-sm">
                {texts[name]}
              </label>
              <Input
                key={filters[name] ?? ''}
                id={`${id}-${name}`}
                type="date"
                name={name}
                defaultValue={filters[name] ?? ''}
                className="figures min-w-0 sm:w-auto"
                onBlur={({ currentTarget }) => currentTarget.form && showDays(currentTarget.form)}
              />
            </span>
          ))}
          <button type="submit" className={`${buttonStyles({ variant: 'outline' })} max-sm:col-span-2`}>
            {texts.show}
          </button>
        </form>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterLinks
          label={texts.label}
          links={STATES.map((value) => ({
            key: value ?? 'current',
            label: texts.states[value ?? 'current'],
            href: listHref(path, { ...filters, state: value }),
            current: value === (state === 'all' ? undefined : state),
          }))}
        />
        {hasFile ? (
          <a
            href={callPath<typeof exportOwnOrdersCall>('/api/order/export.csv', {
              query: { q, state, from, to, language },
            })}
            download
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            <Icon node={FileDown} className="size-4" />
            {texts.csv}
          </a>
        ) : null}
      </div>
    </div>
  );
}
