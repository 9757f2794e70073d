import 'server-only';
import type { CartLine, LineProblem } from '@/lib/shared/cart/cart.schema';
import type { Translations } from '@/lib/shared/messages/messages';
import { withSentence } from '@/lib/shared/prices/receipt-sentence';
import { fillText } from '@/lib/shared/text/fill-text';

function translated(problem: LineProblem, translations: Translations): LineProblem {
  const template = translations[problem.code];
  return template === undefined ? problem : { ...problem, message: fillText(template, problem.params ?? {}) };
}

/** The owner's browser translates these sentences, which is too late for a page rendered on the server. */
export function linesInLanguage<Shown extends { lines: CartLine[] }>(
  shown: Shown,
  translations: Translations,
): Shown {
  return {
    ...shown,
    lines: shown.lines.map((line) => ({
      ...line,
      problems: line.problems.map((problem) => translated(problem, translations)),
      ...(line.receipt ? withSentence({ receipt: line.receipt }, translations) : {}),
    })),
  };
}
