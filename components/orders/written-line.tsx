import { useLanguage } from '#use-language';
import type { Written } from '@/lib/shared/cart/written';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type WrittenLineProps = { written: Written; texts: Texts['cart']['lines']['written'] };

/** The row of the buyer's list, which may say another quantity. */
export function WrittenLine({ written: { quantity, text }, texts }: WrittenLineProps) {
  const language = useLanguage();
  const count = formatNumber(quantity, language);
  return (
    <p className="wrap-anywhere text-[0.6875rem] text-body leading-3.5">
      {fillText(text === '' ? texts.plain : texts.text, { count, text })}
    </p>
  );
}
