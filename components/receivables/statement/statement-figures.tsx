import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import { owedOf } from '@/lib/shared/receivables/ageing';
import type { Statement } from '@/lib/shared/receivables/receivables.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { termsText } from './terms-text';

const FIGURES = ['limit', 'reserved', 'invoiced', 'credit', 'free'] as const;

type FigureTexts = Pick<Texts['statement'], 'figures' | 'hints'>;

type FigureProps = {
  name: string;
  value: string;
  hint?: string | undefined;
  isLarge?: boolean;
  isBad?: boolean;
};

function Figure({ name, value, hint, isLarge = false, isBad = false }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className={`font-bold ${isLarge ? 'text-xl' : ''} ${isBad ? 'text-danger' : 'text-ink'}`}>
        {value}
      </dd>
      {hint ? <dd className="text-muted text-xs max-sm:hidden">{hint}</dd> : null}
    </div>
  );
}

type OwedFiguresProps = {
  statement: Pick<Statement, 'invoiced' | 'credit' | 'ageing'>;
  texts: FigureTexts['figures'];
};

/** Shows what a company owes, and how much of it is overdue. */
export function OwedFigures({ statement, texts }: OwedFiguresProps) {
  const language = useLanguage();
  const { balance, overdue } = owedOf(statement);
  return (
    <dl aria-label={texts.owed} className="figures grid grid-cols-2 gap-x-6 text-sm xl:pe-2">
      <Figure name={texts.balance} value={formatDollars(balance, language)} isLarge />
      <Figure name={texts.overdue} value={formatDollars(overdue, language)} isLarge isBad={overdue > 0} />
    </dl>
  );
}

type StatementFiguresProps = {
  statement: Pick<Statement, (typeof FIGURES)[number] | 'termsDays'>;
  texts: FigureTexts;
};

/** Shows what a company may order on account, and what it uses of that. */
export function StatementFigures({ statement, texts }: StatementFiguresProps) {
  const language = useLanguage();
  const { figures } = texts;
  const hints: Partial<Record<(typeof FIGURES)[number], string>> = texts.hints;
  return (
    <dl
      aria-label={figures.label}
      className="figures grid grid-cols-3 gap-x-3 gap-y-2 border-line border-t pt-3 text-sm sm:gap-x-6 xl:grid-cols-6"
    >
      {FIGURES.map((name) => (
        <Figure
          key={name}
          name={figures[name]}
          value={formatDollars(statement[name], language)}
          hint={hints[name]}
          isBad={name === 'free' && statement.free < 0}
        />
      ))}
      <Figure name={figures.terms} value={termsText(statement.termsDays, figures, language)} />
    </dl>
  );
}
