'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { useHydrated } from '@/lib/client/page/use-hydrated';
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

export function PaymentDeadline({ until, text, left }: PaymentDeadlineProps) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);

  const time = isHydrated ? timeLeft(until, now, language) : null;
  return (
    <>
      <Moment at={until} text={text} />
      {time ? (
        <>
          {' '}
          <span className="whitespace-nowrap font-medium text-ink">{fillText(left, { time })}</span>
        </>
      ) : null}
    </>
  );
}
