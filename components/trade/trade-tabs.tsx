'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { PlainLink } from '@/components/ui/links/link';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TABS = ['seller', 'shipping', 'tax', 'try'] as const;
export type TradeTab = (typeof TABS)[number];

const PARAMETER = 'tab';
const addressOf = (tab: TradeTab) =>
  tab === 'seller' ? ROUTES.trade : `${ROUTES.trade}?${PARAMETER}=${tab}`;

/** The tab is in the address, so that Back, reloading and sharing work; what is typed on the others stays. */
export function useTradeTab(): [tab: TradeTab, show: (tab: TradeTab) => void] {
  const named = useSearchParams().get(PARAMETER);
  const show = useCallback((tab: TradeTab) => {
    const url = new URL(window.location.href);
    if (tab === 'seller') url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, tab);
    window.history.pushState({}, '', `${url.pathname}${url.search}`);
  }, []);
  return [TABS.find((tab) => tab === named) ?? 'seller', show];
}

type TradeTabsProps = {
  current: TradeTab;
  onShow: (tab: TradeTab) => void;
  /** Tabs with a field that has to be corrected. */
  faulty: readonly TradeTab[];
  texts: Pick<Texts['trade'], 'sections' | 'tabs' | 'faulty'>;
};

export function TradeTabs({ current, onShow, faulty, texts }: TradeTabsProps) {
  return (
    <nav aria-label={texts.sections} className="no-print min-w-0 border-line border-b">
      <ul className="flex flex-wrap gap-x-5">
        {TABS.map((tab) => (
          <li key={tab} className="relative">
            <PlainLink
              href={addressOf(tab)}
              data-tab={tab}
              aria-current={tab === current ? 'page' : undefined}
              aria-describedby={faulty.includes(tab) ? `trade-${tab}-faulty` : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                if (tab !== current) onShow(tab);
              }}
              className="-mb-px flex min-h-10 items-center border-transparent border-b-2 font-medium text-sm hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {texts.tabs[tab]}
              {faulty.includes(tab) ? (
                <span aria-hidden="true" className="ms-1.5 size-2 rounded-full bg-danger" />
              ) : null}
            </PlainLink>
            {faulty.includes(tab) ? (
              <span id={`trade-${tab}-faulty`} className="sr-only">
                {texts.faulty}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
