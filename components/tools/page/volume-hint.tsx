import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type VolumeHintProps = { moq: number; quantity: number; texts: Texts['catalogue']['tool'] };

/** The number of minimum orders from which the shop calculates a volume price. */
const VOLUME_MINIMUM_ORDERS = 10;

/** The quantity from which a quote makes sense: ten minimum orders, or more than are available. */
export function volumeUnits(moq: number, quantity: number): number {
  return Math.min(moq * VOLUME_MINIMUM_ORDERS, Math.max(quantity, moq));
}

export function VolumeHint({ moq, quantity, texts }: VolumeHintProps) {
  const language = useLanguage();
  const units = volumeUnits(moq, quantity);
  const isScarce = units < moq * VOLUME_MINIMUM_ORDERS;
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-sm leading-relaxed">
      <strong className="figures text-ink">
        {fillText(texts.volumeTitle, { count: formatNumber(units, language) })}
      </strong>{' '}
      {isScarce ? texts.scarceText : texts.volumeText}
    </p>
  );
}
