import { useLanguage } from '#use-language';
import type { Statement } from '@/lib/shared/company/account.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIGURES = ['limit', 'reserved', 'invoiced', 'credit', 'free'] as const;

type AccountFiguresProps = {
  statement: Pick<Statement, (typeof FIGURES)[number] | 'termsDays'>;
  texts: Pick<Texts['statement'], 'figures' | 'hints'>;
};

/** What a company may order on account, and what it uses of that. */
export function AccountFigures({ statement, texts }: AccountFiguresProps) {
  const language = useLanguage();
  const { figures } = texts;
  const hints: Partial<Record<(typeof FIGURES)[number], string>> = texts.hints;
  const days = statement.termsDays;
  const terms =
    days === null
      ? figures.noTerms
      : fillText(days === 1 ? figures.days.one : figures.days.many, { count: formatNumber(days, language) });
  return (
    <dl
      aria-label={figures.label}
      className="figures grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 xl:grid-cols-6"
    >
      {FIGURES.map((name) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-muted">{figures[name]}</dt>
          <dd
            className={`font-bold text-lg ${name === 'free' && statement.free < 0 ? 'text-danger' : 'text-ink'}`}
          >
            {formatDollars(statement[name], language)}
          </dd>
          {hints[name] ? <dd className="text-muted text-xs">{hints[name]}</dd> : null}
        </div>
      ))}
      <div className="grid content-start gap-0.5">
        <dt className="text-muted">{figures.terms}</dt>
        <dd className="font-bold text-ink text-lg">{terms}</dd>
      </div>
    </dl>
  );
}
