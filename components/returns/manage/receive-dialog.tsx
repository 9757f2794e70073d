'use client';
import { use, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { readSerials } from '@/components/shipments/manage/serial-fields';
import { readUnitCount } from '@/components/shipments/manage/unit-fields';
import { call } from '@/lib/client/api';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { returnDialogTexts } from '../return-dialog-texts';
import { type ReceiptDraft, ReceiptFields, type ReceivedLine } from './receipt-fields';
import type { DecidedReturn } from './return-buttons';

const NOTHING: ReceiptDraft = { restock: '', scrap: '', condition: '', serials: '' };

/** What arrived of a line; undefined for what is no number, or more than was approved. */
function readLine({ toolId, approved }: ReceivedLine, draft: ReceiptDraft, language: Language) {
  const restock = readUnitCount(draft.restock, approved, language);
  const scrap = readUnitCount(draft.scrap, approved, language);
  if (restock === undefined || scrap === undefined || restock + scrap > approved) return undefined;
  const condition = draft.condition.trim();
  const serials = readSerials(draft.serials);
  return {
    ...{ toolId, restock, scrap },
    ...(condition ? { condition } : {}),
    ...(serials.length > 0 ? { serials } : {}),
  };
}

/** Filled with all that was approved, to be restocked: a parcel without fault is one press. */
export function ReceiveDialog({ made, run, busy, onClose }: DialogAction & { made: DecidedReturn }) {
  const language = useLanguage();
  const texts = use(returnDialogTexts());
  const own = texts.receive;
  const lines = made.lines.flatMap(({ quantity, approved = quantity, ...line }) =>
    approved > 0 ? [{ ...line, approved }] : [],
  );
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ReceiptDraft>>(
    () => new Map(lines.map(({ toolId, approved }) => [toolId, { ...NOTHING, restock: String(approved) }])),
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const draftOf = (toolId: string) => drafts.get(toolId) ?? NOTHING;
  const read = lines.map((line) => readLine(line, draftOf(line.toolId), language));
  const received = read.filter((line) => line !== undefined);
  const isWrong = received.length < lines.length;
  const hasTooMany = received.some(({ restock, scrap, serials = [] }) => serials.length > restock + scrap);
  const isEmpty = !isWrong && received.every(({ restock, scrap }) => restock + scrap === 0);

  async function submit() {
    setSubmitted(true);
    if (isWrong || isEmpty || hasTooMany) return;
    await run(
      async () => {
        await call(allReturnCalls.receiveReturn, { params: { id: made._id }, body: { lines: received } });
        onClose();
        return own.done;
      },
      (error) => fieldMessageOf(error, 'lines') ?? sentenceOf(error),
    );
  }

  return (
    <DialogForm
      title={fillText(own.title, { number: made.number })}
      text={own.text}
      submit={{ label: own.submit, isDisabled: isEmpty }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul className="divide-y divide-line border-line border-y">
        {lines.map((line, place) => (
          <ReceiptFields
            key={line.toolId}
            line={line}
            draft={draftOf(line.toolId)}
            isWrong={isSubmitted && read[place] === undefined}
            units={(read[place]?.restock ?? 0) + (read[place]?.scrap ?? 0)}
            texts={texts}
            onChange={(draft) => setDrafts(new Map(drafts).set(line.toolId, draft))}
          />
        ))}
      </ul>
      {isSubmitted && isWrong ? (
        <p role="alert" className="-mt-3 font-medium text-danger text-sm">
          {own.fault}
        </p>
      ) : null}
    </DialogForm>
  );
}
