import { useLanguage } from '#use-language';
import { Notice } from '@/components/ui/states/notice';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type UnsealedNoticeProps = { isolated: number; unknownKey: number; texts: Texts['audit']['unsealed'] };

export function UnsealedNotice({ isolated, unknownKey, texts }: UnsealedNoticeProps) {
  const language = useLanguage();
  const sentence = (count: number, { one, many }: { one: string; many: string }) =>
    count === 1 ? one : fillText(many, { count: formatNumber(count, language) });
  if (isolated + unknownKey === 0) return null;
  return (
    <Notice tone="danger">
      <div className="grid gap-1">
        {isolated > 0 ? <p>{sentence(isolated, texts.isolated)}</p> : null}
        {unknownKey > 0 ? <p>{sentence(unknownKey, texts.unknownKey)}</p> : null}
      </div>
    </Notice>
  );
}
