'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { formatMoment, readersTimeZone } from '@/lib/shared/dates/dates';
import { timeLeft } from '@/lib/shared/orders/time-left';
import { fillText } from '@/lib/shared/texts/fill-text';

const MINUTE_MS = 60_000;

type PaymentDeadlineProps = {
  /** ISO 8601. */
  until: string;
  /** With `{moment}`. */
  text: string;
  /** With `{time}`. */
  left: string;
};

/** In the reader's time zone; in the shop's before hydration. */
export function PaymentDeadline({ until, text, left }: PaymentDeadlineProps) {
  const language = useLanguage();
  const shopTimeZone = useTimeZone();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);

  const moment = formatMoment(until, language, isHydrated ? readersTimeZone() : shopTimeZone);
  const time = isHydrated ? timeLeft(until, now, language) : null;
  return (
    <>
      <time dateTime={until}>{fillText(text, { moment })}</time>
      {time ? (
        <>
          {' '}
          <span className="whitespace-nowrap font-medium text-ink">{fillText(left, { time })}</span>
        </>
      ) : null}
    </>
  );
}
