import { useLanguage } from '#use-language';
import { messageText } from '@/lib/client/language/message-text';
import { lineText, type SheetLine } from '@/lib/client/prices/rule-sheet';
import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
