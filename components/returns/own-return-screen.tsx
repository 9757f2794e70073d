import type { ReactNode } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BackLink } from '@/components/ui/links/back-link';
import { Notice } from '@/components/ui/notice';
import { FactList, Panel } from '@/components/ui/panel';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Return } from '@/lib/shared/returns/return.schema';
import { RETURN_ADDRESS, returnInstructions } from '@/lib/shared/returns/return-window';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { returnFacts } from './return-facts';
import { ReturnLines } from './return-lines';
import { ReturnStateBadge } from './return-state-badge';

const TONES = { settled: 'success', refused: 'warning', closed: 'warning' } as const;

type OwnReturnScreenProps = {
  made: Return;
  listHref: string;
  orderHref: string | undefined;
  texts: Texts['returns'];
  /** What can be done; absent in an admin's view of a customer. */
  children?: ReactNode;
};

/** What comes next, or how it ended. */
function nextText({ state, refunded }: Return, texts: Texts['returns'], language: Language): string {
  const { next } = texts.own;
  if (state !== 'settled' || refunded === undefined) return next[state];
  return fillText(next.settledWith, { amount: formatDollars(refunded, language) });
}

export function OwnReturnScreen({ made, listHref, orderHref, texts, children }: OwnReturnScreenProps) {
  const language = useLanguage();
  const { number, state, lines, refusal, endReason } = made;
  const reason = state === 'refused' ? refusal : endReason;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={listHref}>{texts.own.heading}</BackLink>
      <DashboardHead
        heading={fillText(texts.title, { number })}
        state={<ReturnStateBadge state={state} texts={texts.states} />}
      >
        {children}
      </DashboardHead>
      <Notice tone={state in TONES ? TONES[state as keyof typeof TONES] : 'info'}>
        <p>{nextText(made, texts, language)}</p>
        {reason ? <p className="wrap-anywhere mt-1 whitespace-pre-line">{reason}</p> : null}
      </Notice>
      <Panel heading={texts.lines.label}>
        <ReturnLines lines={lines} texts={texts} />
      </Panel>
      {state === 'approved' ? <Sending made={made} language={language} texts={texts} /> : null}
      <Panel heading={texts.facts.heading}>
        <FactList facts={returnFacts(made, { orderHref, texts: texts.facts })} />
      </Panel>
    </div>
  );
}

type SendingProps = { made: Return; language: Language; texts: Texts['returns'] };

/** Where to send the units, and what the shop asks for. */
function Sending({ made, language, texts: { sending } }: SendingProps) {
  const instructions = [made.instructions, returnInstructions(language)].filter(Boolean).join('\n\n');
  return (
    <Panel heading={sending.heading}>
      <FactList
        facts={[
          [sending.to, `${shop.name}\n${RETURN_ADDRESS}`],
          ...(instructions ? [[sending.instructions, instructions] as const] : []),
        ]}
      />
    </Panel>
  );
}
