import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type VolumeHintProps = { moq: number; quantity: number; texts: Texts['catalogue']['tool'] };

/** From how many minimum orders on the shop calculates a price of its own. */
const VOLUME_MINIMUM_ORDERS = 10;

/** From how many units on a quote is worth asking for: ten minimum orders, or more than there are. */
export function volumeUnits(moq: number, quantity: number): number {
  return Math.min(moq * VOLUME_MINIMUM_ORDERS, Math.max(quantity, moq));
}

/** That larger quantities have a price of their own, or are made, and from how many on. */
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
