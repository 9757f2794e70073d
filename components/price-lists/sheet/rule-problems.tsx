import { TriangleAlert } from 'lucide';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { messageText } from '@/lib/client/language/message-text';
import { lineText, type SheetLine } from '@/lib/client/prices/rule-sheet';
import type { CheckedLine } from '@/lib/client/prices/sheet-checks';
import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SheetView } from './use-sheet-view';

const SHOWN_ROWS = 50;

type RuleProblemsProps = {
  /** `number` is the line of the text. */
  problems: readonly { line: SheetLine; number: number; problem: Message<IssueCode> }[];
  texts: Pick<Texts['prices']['editor'], 'line' | 'more'>;
};

export function RuleProblems({ problems, texts }: RuleProblemsProps) {
  const language = useLanguage();
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {problems.slice(0, SHOWN_ROWS).map(({ line, number, problem }) => (
        <li key={line.id} className="flex flex-wrap gap-x-3">
          <span className="font-medium text-danger">
            {fillText(texts.line, {
              line: formatNumber(number, language),
              reason: messageText(problem.code, problem.params),
            })}
          </span>
          <code className="wrap-anywhere text-muted">{lineText(line)}</code>
        </li>
      ))}
      {problems.length > SHOWN_ROWS ? (
        <li className="figures text-muted">
          {fillText(texts.more, { count: formatNumber(problems.length - SHOWN_ROWS, language) })}
        </li>
      ) : null}
    </ul>
  );
}

type WarnedRowsProps = {
  checked: ReadonlyMap<number, CheckedLine>;
  view: SheetView;
  texts: Texts['prices']['editor']['sheet'];
};

/** Those with a warning or a problem, wherever they are in a long list. */
export function WarnedRows({ checked, view, texts }: WarnedRowsProps) {
  const language = useLanguage();
  const ids = [...checked].filter(([, { problem, warnings }]) => problem || warnings.length > 0);
  const { one, many } = texts.warned;
  const text = ids.length === 1 ? one : fillText(many, { count: formatNumber(ids.length, language) });
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
      {ids.length > 0 ? (
        <span role="status" className="figures flex items-center gap-1.5 font-medium text-ink">
          <Icon node={TriangleAlert} className="size-4 shrink-0 text-accent-strong" />
          {text}
        </span>
      ) : null}
      {view.isOnly || ids.length > 0 ? (
        <Button
          variant="outline"
          size="xs"
          onClick={() => view.setOnly(view.isOnly ? null : new Set(ids.map(([id]) => id)))}
        >
          {view.isOnly ? texts.showAll : texts.showWarned}
        </Button>
      ) : null}
    </div>
  );
}
