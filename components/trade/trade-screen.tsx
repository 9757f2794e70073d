'use client';
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Form, SubmitButton } from '@/components/forms/form';
import { type Kept, KeptForm } from '@/components/forms/kept-form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { useReadersZone } from '@/lib/client/page/after-hydration';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { changedBlocks, TRADE_BLOCKS, type TradeValues, tradeValuesOf } from '@/lib/client/trade/trade-form';
import { formatMoment } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { TradeResponse } from '@/lib/shared/trade/trade-calls.schema';
import { SellerFields } from './seller-fields';
import type { StartingWords } from './shipping/set-up-panel';
import { ShippingFields } from './shipping/shipping-fields';
import type { Countries } from './shipping/zone-fields';
import { TaxFields } from './tax/tax-fields';
import { TradeTabs, useTradeTab } from './trade-tabs';

const TryIt = lazy(async () => ({ default: (await loadWithRetries(() => import('./try-it'))).TryIt }));

const loadCalls = () => loadContracts(() => import('@/lib/shared/trade/trade.contract'));

type TradeScreenProps = {
  trade: TradeResponse;
  /** Who saved the settings last, and when; of somebody who is gone the name is missing. */
  saved: { name: string | undefined; at: string } | null;
  countries: Countries;
  words: StartingWords;
  texts: {
    own: Texts['trade'];
    costs: Texts['costs'];
    confirm: Texts['editor']['leave'] & Texts['shell']['confirm'];
  };
};

export function TradeScreen({ trade, saved, ...props }: TradeScreenProps) {
  const { somebody, who, text, show } = props.texts.own.meanwhile;
  const language = useLanguage();
  const timeZone = useReadersZone();
  const by = saved?.name
    ? fillText(who, { name: saved.name, time: formatMoment(saved.at, language, timeZone) })
    : somebody;
  return (
    <KeptForm stored={trade} texts={{ text: `${by} ${text}`, show }}>
      {(kept) => <TradeForm {...props} {...kept} />}
    </KeptForm>
  );
}

type TradeFormProps = Omit<TradeScreenProps, 'trade' | 'saved'> & Kept<TradeResponse>;

/** `data-faulty`: a list that lacks something. */
const FAULTY = '[aria-invalid="true"], [data-faulty]';

function focusFaulty(tab: string): void {
  document.querySelector<HTMLElement>(`#trade-${tab} :is(${FAULTY})`)?.focus();
}

/** Saves the blocks that were changed; the others stay as somebody else may have saved them meanwhile. */
function TradeForm(props: TradeFormProps) {
  const { stored, keepTyped, notice, countries, words, texts } = props;
  const own = texts.own;
  const language = useLanguage();
  const router = useLocalRouter();
  const [tab, showTab] = useTradeTab();
  const [first] = useState(() => tradeValuesOf(stored, language));
  const rules = async () => {
    const { tradeFormSchema } = await import('@/lib/client/trade/trade-form.schema');
    return tradeFormSchema(language, {
      hasSeller: stored.seller !== undefined,
      today: new Date().toISOString().slice(0, 10),
    });
  };
  const { form, submit, busy, failure } = useSchemaForm({
    rules,
    defaultValues: first as never,
    async onSubmit(settings) {
      const blocks = changedBlocks(form.getValues() as unknown as TradeValues, first, language);
      if (blocks.length === 0) {
        toastSuccess(own.unchanged);
        return;
      }
      const changed = Object.fromEntries(blocks.map((block) => [block, settings[block]]));
      const { call, tradeCalls } = await loadCalls();
      await call(tradeCalls.editTrade, { body: { revision: stored.revision, ...changed } });
      toastSuccess(own.saved);
      router.refresh();
    },
    onFailure: keepTyped,
  });
  const { isDirty, errors } = form.formState;
  const faulty = TRADE_BLOCKS.filter((each) => Object.hasOwn(errors, each));
  const isHidden = (each: typeof tab) => each !== tab;

  /** What was tried stays while another tab is shown. */
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (tab === 'try') setTried(true);
  }, [tab]);

  const latest = useRef({ faulty, tab });
  const faultyTab = useRef<typeof tab>(undefined);
  useEffect(() => {
    latest.current = { faulty, tab };
    if (faultyTab.current !== tab) return;
    faultyTab.current = undefined;
    focusFaulty(tab);
  });

  /** What has to be corrected may be on another tab. */
  function showFaulty() {
    const { faulty: blocks, tab: shown } = latest.current;
    const [block] = blocks;
    if (block === undefined) return;
    if (blocks.some((each) => each === shown)) {
      if (!document.activeElement?.matches(FAULTY)) focusFaulty(shown);
      return;
    }
    faultyTab.current = block;
    showTab(block);
  }

  async function submitAll(event: SubmitEvent<HTMLFormElement>) {
    await submit(event);
    requestAnimationFrame(showFaulty);
  }

  return (
    <div className="grid min-w-0 gap-5">
      <LeaveGuard isActive={isDirty} texts={texts.confirm} />
      <TradeTabs current={tab} onShow={showTab} faulty={faulty} texts={own} />
      {stored.source === 'config' ? <Notice>{own.configured}</Notice> : null}
      {isTried || !isHidden('try') ? (
        <div hidden={isHidden('try')}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <TryIt
              settings={form as unknown as UseFormReturn<TradeValues>}
              isUnsaved={isDirty}
              rules={rules}
              countries={countries}
              country={first.seller.country || words.country}
              texts={own}
              costsTexts={texts.costs}
            />
          </Suspense>
        </div>
      ) : null}
      <Form form={form} onSubmit={submitAll} failure={failure} label={own.form}>
        <div id="trade-seller" hidden={isHidden('seller')}>
          <SellerFields countries={countries} texts={own.seller} />
        </div>
        <div id="trade-shipping" hidden={isHidden('shipping')}>
          <ShippingFields countries={countries} words={words} texts={own} />
        </div>
        <div id="trade-tax" hidden={isHidden('tax')}>
          <TaxFields countries={countries} texts={own} />
        </div>
        <div className="sticky bottom-0 z-10 -mx-2 grid gap-2.5 border-line border-t bg-paper px-2 py-2.5">
          {notice}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton busy={busy}>{own.save}</SubmitButton>
            <p role="status" className="text-muted text-sm">
              {isDirty ? own.unsaved : ''}
            </p>
          </div>
        </div>
      </Form>
    </div>
  );
}
