'use client';
import { useLanguage } from '#use-language';
import { PANEL_LINK, PanelHead, panelTexts } from '@/components/dashboard/beside/panel-parts';
import type { Panel } from '@/components/dashboard/beside/rows-beside';
import { EmailText } from '@/components/ui/measured-text';
import { Moment } from '@/components/ui/moment';
import { FactList } from '@/components/ui/panel';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatDollars } from '@/lib/shared/numbers/money';
import { pick } from '@/lib/shared/texts/pick';
import { RequestActions } from './request-actions';
import { QuotedLines, RequestOffer, RequestStateLabel } from './request-cells';

async function read(id: string) {
  const [{ call, quoteCalls }, texts] = await Promise.all([
    loadContracts(() => import('@/lib/shared/requests/requests.contract')),
    panelTexts(),
  ]);
  return { request: await call(quoteCalls.getManagedQuote, { params: { id } }), texts };
}

type Data = Awaited<ReturnType<typeof read>>;

function QuoteContent({ data: { request, texts } }: { data: Data }) {
  const language = useLanguage();
  const { number, name, email, company, phone, requestedAt, lines, listValue } = request;
  const isGone = isOfClosedAccount(email);
  return (
    <>
      <PanelHead>
        <RequestStateLabel handling={request} texts={texts.requests} />
      </PanelHead>
      <RequestActions
        kind="quote"
        request={pick(request, '_id', 'number', 'email', 'state')}
        subject={`Re: ${number} ${texts.quotes.title}`}
        texts={texts.requests}
        isInPanel
      >
        <RequestOffer request={request} texts={texts} />
      </RequestActions>
      <FactList
        facts={[
          [texts.requests.columns.sender, isGone ? texts.closed.buyer : name],
          ...(company ? [[texts.customer.company, company] as const] : []),
          ...(isGone
            ? []
            : [
                [
                  texts.columns.email,
                  <a key="email" href={`mailto:${email}`} className={PANEL_LINK}>
                    <EmailText email={email} />
                  </a>,
                ] as const,
              ]),
          ...(phone ? [[texts.company.facts.phone, phone] as const] : []),
          [texts.columns.when, <Moment key="when" at={requestedAt} />],
          ...(lines.length > 0
            ? [[texts.quotes.columns.value, formatDollars(listValue, language)] as const]
            : []),
        ]}
      />
      <section className="grid gap-1 text-sm">
        <h3 className="font-semibold text-ink">{texts.quotes.columns.tools}</h3>
        <QuotedLines request={request} texts={texts} />
      </section>
    </>
  );
}

export const quotePanel: Panel<Data> = {
  read,
  titleOf: ({ request }) => request.number,
  stateOf: ({ request }) => `${request.state} ${request.offer?._id}`,
  Content: QuoteContent,
};
