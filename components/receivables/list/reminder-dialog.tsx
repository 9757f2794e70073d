'use client';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { newKey } from '@/lib/client/idempotency-key';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';
import type { Reminded } from '@/lib/shared/receivables/reminder.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { reminderDialogTexts } from './reminder-dialog-texts';

const TONES = { 1: 'neutral', 2: 'accent', 3: 'danger' } as const;

export type ReminderDialogProps = {
  companies: readonly { companyId: string; name: string }[];
  onSent: () => void;
};

/** Shows each mail before it goes. */
export function ReminderDialog(props: ReminderDialogProps & DialogAction) {
  const { companies, onSent, run, busy, onClose } = props;
  const language = useLanguage();
  const texts = use(reminderDialogTexts());
  const [shown, setShown] = useState<Reminded | null>(null);
  const [failure, setFailure] = useState('');
  const [key] = useState(newKey);
  const nameOf = (id: string) => companies.find(({ companyId }) => companyId === id)?.name ?? id;

  const preview = useEffectEvent(async () => {
    const body = { companyIds: companies.map(({ companyId }) => companyId), dryRun: true };
    try {
      setShown(await call(receivableCalls.remindCompanies, { body, idempotencyKey: newKey() }));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  });
  useEffect(() => void preview(), []);

  const count = shown?.sent.length ?? 0;
  const countedIn = (words: { one: string; many: string }, many: number) =>
    many === 1 ? words.one : fillText(words.many, { count: formatNumber(many, language) });

  async function send(): Promise<string> {
    const body = { companyIds: (shown?.sent ?? []).map(({ companyId }) => companyId) };
    const { sent, skipped } = await call(receivableCalls.remindCompanies, { body, idempotencyKey: key });
    const reasons = skipped.map(({ companyId, why }) => `${nameOf(companyId)}: ${texts.whys[why]}.`);
    const summary = sent.length === 0 ? texts.noneSent : countedIn(texts.sent, sent.length);
    return [summary, ...reasons].join(' ');
  }

  return (
    <DialogForm
      title={texts.title}
      text={texts.text}
      submit={{ label: count === 0 ? texts.none : countedIn(texts.submit, count), isDisabled: count === 0 }}
      back={texts.back}
      busy={busy}
      onClose={onClose}
      onSubmit={async () => {
        await run(send, sentenceOf);
        onSent();
        onClose();
      }}
    >
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {shown || failure ? null : (
        <p role="status" className="text-muted text-sm">
          {texts.loading}
        </p>
      )}
      {shown && count > 0 ? (
        <ul className="grid gap-2">
          {shown.sent.map(({ companyId, level, to, subject = '', text = '' }) => (
            <li key={companyId}>
              <details open={count === 1} className="rounded-md border border-line">
                <summary className="grid cursor-pointer gap-0.5 px-3 py-2 text-sm hover:bg-hover">
                  <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                    <span className="wrap-anywhere font-semibold text-ink">{nameOf(companyId)}</span>
                    <Badge tone={TONES[level]}>{texts.levels[level]}</Badge>
                  </span>
                  <span className="wrap-anywhere text-body">{subject}</span>
                  <span className="wrap-anywhere text-muted text-xs">
                    {fillText(texts.to, { addresses: to.join(', ') })}
                  </span>
                </summary>
                <p className="wrap-anywhere whitespace-pre-line border-line border-t px-3 py-2 text-sm">
                  {text}
                </p>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      {shown && shown.skipped.length > 0 ? (
        <div className="grid gap-1 text-sm">
          <h3 className="font-semibold text-ink">{texts.skipped}</h3>
          <ul className="grid gap-1">
            {shown.skipped.map(({ companyId, why }) => (
              <li key={companyId} className="wrap-anywhere">
                {nameOf(companyId)}: {texts.whys[why]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </DialogForm>
  );
}
