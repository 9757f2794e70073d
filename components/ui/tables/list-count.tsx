import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';

type ListCountProps = { count: number; texts: { one: string; many: string } };

/** Gets the focus when the row that had it is gone. */
export const LIST_COUNT_ID = 'list-count';

/** The number of entries, announced to screen readers when it changes. */
export function ListCount({ count, texts }: ListCountProps) {
  const language = useLanguage();
  return (
    <p id={LIST_COUNT_ID} role="status" tabIndex={-1} className="figures text-muted text-sm outline-offset-4">
      {count === 1 ? texts.one : fillText(texts.many, { count: formatNumber(count, language) })}
    </p>
  );
}
