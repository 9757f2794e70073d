'use client';
import { useLanguage } from '#use-language';
import { SubmitButton } from '@/components/forms/submit-button';
import { formatCents } from '@/lib/shared/numbers/money';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { useOrderValue } from './use-order-value';

type OrderBarProps = {
  ladder: PriceLadder | null;
  busy: boolean;
  texts: Texts['purchase']['form'];
};

/** Hidden from screen readers, which announce the sum in the form. */
function BarValue({ ladder, texts }: { ladder: PriceLadder; texts: OrderBarProps['texts'] }) {
  const language = useLanguage();
  const { cents } = useOrderValue(ladder);
  return (
    <span aria-hidden="true" className="grid shrink-0 lg:hidden">
      <span className="text-muted text-xs">{texts.value}</span>
      <span className="figures whitespace-nowrap font-extrabold text-ink text-lg leading-tight">
        {cents === null ? '–' : formatCents(cents, language)}
      </span>
    </span>
  );
}

export function OrderBar({ ladder, busy, texts }: OrderBarProps) {
  return (
    <div className="order-bar no-print max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex max-lg:items-center max-lg:gap-4 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-float">
      {ladder ? <BarValue ladder={ladder} texts={texts} /> : null}
      <SubmitButton
        size="lg"
        busy={busy}
        disabled={!ladder}
        className="w-full max-lg:w-auto max-lg:min-w-0 max-lg:flex-1 max-lg:whitespace-normal max-lg:px-3 max-lg:leading-tight"
      >
        {texts.submit}
      </SubmitButton>
    </div>
  );
}
