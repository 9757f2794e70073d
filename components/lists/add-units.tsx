'use client';
import { type SubmitEvent, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { ListLine } from '@/lib/shared/lists/list.schema';
import { fillText } from '@/lib/shared/text/fill-text';

type AddUnitsProps = {
  line: Pick<
    ListLine,
    'toolId' | 'name' | 'quantity' | 'moq' | 'step' | 'available' | 'orderable' | 'problems'
  >;
  /** The id of the element with the tool's name. */
  nameId: string;
  texts: { quantityOf: string; add: string };
};

/** The usual quantity, or the nearest one that can be ordered now. */
function startUnits({ quantity, problems }: AddUnitsProps['line']): string {
  return String(problems.find(({ fix }) => fix)?.fix?.quantity ?? quantity);
}

/** A quantity and a button that puts so many units into the cart. */
export function AddUnits({ line, nameId, texts }: AddUnitsProps) {
  const { toolId, name, moq = 1, step, available = 0, orderable } = line;
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(startUnits(line));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { addRow } = await loadCode(() => import('@/lib/client/cart/add-row'));
      setProblem(
        await addRow({
          ...{ toolId, name, typed, language },
          rules: { moq, available, orderable, ...(step ? { step } : {}) },
        }),
      );
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate method="post" onSubmit={add} className="add-units">
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        aria-label={fillText(texts.quantityOf, { name })}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <button
        type="submit"
        aria-describedby={nameId}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        {texts.add}
      </button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}
