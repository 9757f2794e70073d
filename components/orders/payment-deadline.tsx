'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { useReadersZone } from '@/lib/client/page/after-hydration';
import { timeLeft } from '@/lib/client/payment/time-left';
import { formatMoment } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';

const MINUTE_MS = 60_000;

type PaymentDeadlineProps = {
  /** ISO 8601. */
  until: string;
  /** With `{moment}`. */
  text: string;
  /** With `{time}`. */
  left: string;
  /** The time that is left alone, for a row of a list; the moment is its title. */
  isShort?: boolean;
};

export function PaymentDeadline({ until, text, left, isShort = false }: PaymentDeadlineProps) {
  const language = useLanguage();
  const zone = useReadersZone();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);

  const time = timeLeft(until, now, language);
  if (isShort && time) {
    return (
      <time
        dateTime={until}
        title={fillText(text, { moment: formatMoment(until, language, zone) })}
        // A minute may end between the server's HTML and hydration.
        suppressHydrationWarning
      >
        {fillText(left, { time })}
      </time>
    );
  }
  return (
    <>
      <Moment at={until} text={text} />
      {time ? (
        <>
          {' '}
          <span suppressHydrationWarning className="whitespace-nowrap font-medium text-ink">
            {fillText(left, { time })}
          </span>
        </>
      ) : null}
    </>
  );
}
