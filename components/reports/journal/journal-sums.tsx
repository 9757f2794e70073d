import { useLanguage } from '#use-language';
import { formatDollars, toCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { JournalSums as Sums } from '@/lib/shared/reports/journal.schema';
import { JOURNAL_KINDS } from '@/lib/shared/reports/journal-kinds';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What all lines that match come to, by kind. */
export function JournalSums({ sums, texts }: { sums: Sums; texts: Texts['journal'] }) {
  const language = useLanguage();
  const shown = JOURNAL_KINDS.flatMap((kind) => {
    const { [kind]: sum } = sums;
    return sum ? [{ kind, ...sum }] : [];
  });
  const balance = toDollars(shown.reduce((cents, { sum }) => cents + toCents(sum), 0));
  return (
    <dl
      aria-label={texts.sums.label}
      className="figures grid grid-cols-2 gap-x-6 gap-y-1.5 text-sm sm:flex sm:flex-wrap sm:gap-x-8"
    >
      {shown.map(({ kind, count, sum }) => (
        <div key={kind} className="grid content-start">
          <dt className="text-muted text-xs">
            {texts.kinds[kind]} ({formatNumber(count, language)})
          </dt>
          <dd className="font-semibold text-ink">{formatDollars(sum, language)}</dd>
        </div>
      ))}
      {shown.length > 1 ? (
        <div className="grid content-start">
          <dt className="text-muted text-xs">{texts.sums.balance}</dt>
          <dd className="font-bold text-ink">{formatDollars(balance, language)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
