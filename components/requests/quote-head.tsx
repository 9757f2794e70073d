import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { formatDay } from '@/lib/shared/dates/dates';

type QuoteHeadProps = { quote: { number: string; requestedAt: string }; children?: ReactNode };

export function QuoteHead({ quote: { number, requestedAt }, children }: QuoteHeadProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <span className="figures grid justify-items-end gap-0.5 as-table:justify-items-start">
      <span className="whitespace-nowrap font-mono font-semibold text-ink">{number}</span>
      <time dateTime={requestedAt} className="whitespace-nowrap text-muted text-xs">
        {formatDay(requestedAt, language, timeZone)}
      </time>
      {children}
    </span>
  );
}
