'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { useHydrated } from '@/lib/client/use-hydrated';
import { formatMoment, formatMomentHere } from '@/lib/shared/dates';
import { fillText } from '@/lib/shared/texts/fill-text';
import { timeLeft } from '@/lib/shared/time-left';

const MINUTE_MS = 60_000;

type HeldUntilProps = {
  /** ISO 8601. */
  until: string;
  /** With `{moment}`. */
  text: string;
  /** With `{time}`. */
  left: string;
};

/** Until when an order is held, in the time zone of the reader, and how long that is. In UTC until the page's script runs. */
export function HeldUntil({ until, text, left }: HeldUntilProps) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);

  const moment = (isHydrated ? formatMomentHere : formatMoment)(until, language);
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
