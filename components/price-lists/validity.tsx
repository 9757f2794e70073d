'use client';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { formatMoment, readersTimeZone } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ValidityProps = {
  validFrom?: string | undefined;
  validTo?: string | undefined;
  texts: Pick<Texts['prices'], 'from' | 'until' | 'always'>;
};

/** In the reader's time zone; in the shop's before hydration. */
export function Validity({ validFrom, validTo, texts }: ValidityProps) {
  const language = useLanguage();
  const shopTimeZone = useTimeZone();
  const zone = useHydrated() ? readersTimeZone() : shopTimeZone;
  const limit = (text: string, iso: string | undefined) =>
    iso === undefined ? [] : fillText(text, { moment: formatMoment(iso, language, zone) });
  return (
    <>{[limit(texts.from, validFrom), limit(texts.until, validTo)].flat().join(' · ') || texts.always}</>
  );
}
