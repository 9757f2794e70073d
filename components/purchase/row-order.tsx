'use client';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

export type RowOrderProps = {
  toolId: string;
  /** The id of the element with the tool's name. */
  nameId: string;
  /** The purchase page, the form's target without scripts. */
  action: string;
  rules: QuantityRules;
  texts: { quantity: string; add: string; buy: string };
  /** The tab index of the field and the button. */
  tabIndex?: 0 | -1;
  /** Below field and button. */
  children?: (typed: string) => ReactNode;
};

const loadRow = () => loadCode(() => import('@/lib/client/cart/add-row'));

/** Plus and minus step through the quantities that can be ordered. The quantity rules are loaded on demand. */
export function RowOrder({ toolId, nameId, action, rules, texts, tabIndex, children }: RowOrderProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState(String(rules.moq));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problemId = `${nameId}-problem`;

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { addRow } = await loadRow();
      const name = document.getElementById(nameId)?.textContent?.trim() ?? '';
      setProblem(await addRow({ toolId, name, typed, rules, language }));
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    const direction = event.key === '+' ? 1 : -1;
    loadRow()
      .then(({ stepRow }) => {
        setProblem(null);
        setTyped((now) => stepRow(now, direction, rules, language));
      })
      .catch((error: unknown) => toastFailure(sentenceOf(error)));
  }

  return (
    <form action={action} onSubmit={add}>
      <input
        name="quantity"
        tabIndex={tabIndex}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        aria-label={texts.quantity}
        aria-describedby={problem ? `${problemId} ${nameId}` : nameId}
        aria-invalid={problem ? true : undefined}
        data-cell="quantity"
        onChange={(event) => {
          setProblem(null);
          setTyped(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        tabIndex={tabIndex}
        aria-describedby={nameId}
        aria-busy={isBusy || undefined}
        data-cell="add"
      >
        <span className="noscript:hidden">{texts.add}</span>
        <span className="hidden noscript:inline">{texts.buy}</span>
      </button>
      <p id={problemId} role="alert">
        {problem}
      </p>
      {children?.(typed)}
    </form>
  );
}
