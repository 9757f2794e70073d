import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';

type ListCountProps = { count: number; texts: { one: string; many: string } };

/** Focused when the focused row is gone. */
export const LIST_COUNT_ID = 'list-count';

export function countText({ count, texts }: ListCountProps, language: Language): string {
  return count === 1 ? texts.one : fillText(texts.many, { count: formatNumber(count, language) });
}

export function ListCount(props: ListCountProps) {
  const language = useLanguage();
  return (
    <p id={LIST_COUNT_ID} role="status" tabIndex={-1} className="figures text-muted text-sm outline-offset-4">
      {countText(props, language)}
    </p>
  );
}
