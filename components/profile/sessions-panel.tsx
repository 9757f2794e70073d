'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { FormFailure } from '@/components/forms/form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { call } from '@/lib/client/api';
import { endEverySession } from '@/lib/client/calls/account-security';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { useReadersZone } from '@/lib/client/page/after-hydration';
import { sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import { deviceText } from '@/lib/shared/accounts/device-text';
import type { SessionRow } from '@/lib/shared/accounts/session.schema';
import { formatMoment } from '@/lib/shared/dates/dates';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** Someone who signs in daily and never logs out has hundreds of sessions. */
const SHOWN_AT_FIRST = 5;

type SessionsPanelProps = {
  sessions: readonly SessionRow[];
  texts: Texts['security']['sessions'];
  confirmTexts: ConfirmTexts;
};

export function SessionsPanel({ sessions, texts, confirmTexts }: SessionsPanelProps) {
  const router = useLocalRouter();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function end(id: string) {
    if (ending !== null) return;
    setEnding(id);
    setFailure(null);
    try {
      await call(accountSecurityCalls.endOneSession, { params: { id } });
      toastSuccess(texts.ended);
      router.refresh();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setEnding(null);
    }
  }

  async function endAll() {
    setFailure(null);
    try {
      await endEverySession();
      toastSuccess(texts.everywhereDone);
      await refreshEveryTab();
      router.replace(ROUTES.home);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  const listOf = (part: readonly SessionRow[]) => (
    <ul className="grid divide-y divide-line border-line border-y">
      {part.map((session) => (
        <SessionEntry
          key={session.id}
          session={session}
          texts={texts}
          busy={ending === session.id}
          onEnd={() => void end(session.id)}
        />
      ))}
    </ul>
  );
  const more = sessions.slice(SHOWN_AT_FIRST);

  return (
    <>
      <p className="max-w-[60ch] leading-relaxed">{texts.text}</p>
      {listOf(sessions.slice(0, SHOWN_AT_FIRST))}
      {more.length > 0 ? (
        <details>
          <summary className="mb-3 inline-block rounded-sm py-1 font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink">
            {fillText(texts.more, { count: String(more.length) })}
          </summary>
          {listOf(more)}
        </details>
      ) : null}
      <FormFailure failure={failure} />
      <div>
        <ConfirmDialog
          trigger={<Button variant="outline">{texts.everywhere}</Button>}
          title={texts.everywhereTitle}
          text={texts.everywhereText}
          texts={confirmTexts}
          onConfirm={endAll}
        />
      </div>
    </>
  );
}

type SessionEntryProps = {
  session: SessionRow;
  texts: Texts['security']['sessions'];
  busy: boolean;
  onEnd: () => void;
};

function SessionEntry({ session, texts, busy, onEnd }: SessionEntryProps) {
  const language = useLanguage();
  const timeZone = useReadersZone();
  const when = formatMoment(session.lastUsedAt, language, timeZone);
  const device = deviceText(session, texts);
  const facts = [
    texts.methods[session.method],
    fillText(texts.from, { address: session.address }),
    fillText(texts.since, { when: formatMoment(session.createdAt, language, timeZone) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
          {device}
          {session.current ? <Badge tone="success">{texts.current}</Badge> : null}
        </span>
        <span className="wrap-anywhere text-muted text-sm">{fillText(texts.lastUsed, { when })}</span>
        <span className="wrap-anywhere text-muted text-sm">{facts.join(' · ')}</span>
      </div>
      {session.current ? null : (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={fillText(texts.endLabel, { device, when })}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
