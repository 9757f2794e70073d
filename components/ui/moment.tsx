'use client';
import { useLanguage } from '#use-language';
import { useReadersZone } from '@/lib/client/page/after-hydration';
import { formatMoment } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';

type MomentProps = {
  /** ISO 8601. */
  at: string;
  /** With `{moment}`; without, the moment alone. */
  text?: string | undefined;
  /** For places that cut what is long. */
  titled?: boolean;
  className?: string;
};

/** A moment on screen: in the reader's time zone, which it names. Days without a time are the shop's (`formatDay`). */
export function Moment({ at, text = '{moment}', titled = false, className }: MomentProps) {
  const language = useLanguage();
  const moment = fillText(text, { moment: formatMoment(at, language, useReadersZone()) });
  return (
    <time dateTime={at} title={titled ? moment : undefined} className={className}>
      {moment}
    </time>
  );
}
