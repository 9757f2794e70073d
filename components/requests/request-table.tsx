import type { ComponentType } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Moment } from '@/components/ui/moment';
import { CellLink, type Column, DataTable } from '@/components/ui/tables/data-table';
import { CellLines } from '@/components/ui/tables/table';
import { listHref } from '@/lib/client/page/list-query';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ContactMessage } from '@/lib/shared/requests/contact.schema';
import type { QuoteRequest } from '@/lib/shared/requests/quote.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RequestActions } from './request-actions';
import { answerHref, QuotedLines, RequestOffer, RequestStateLabel } from './request-cells';

/** A column of one kind of request has a line of its own in a card. */
const OWN = { hasLabel: false, className: 'as-cards:col-span-full' };

function contactColumns(texts: Texts): readonly Column<ContactMessage>[] {
  const { message } = texts.contact.manage.columns;
  return [{ ...OWN, name: message, cell: (request) => <MessageCell request={request} texts={texts} /> }];
}

type MessageCellProps = { request: ContactMessage; texts: Texts };

/** A message of this length fits its line. */
const SHORT_MESSAGE = 40;

function MessageCell({ request: { number, topic, message, receivedAt }, texts }: MessageCellProps) {
  return (
    <CellLines
      below={message}
      belowTitle={message}
      aside={
        message.length > SHORT_MESSAGE || message.includes('\n') ? (
          <details name="row" className="row-details">
            <summary>{texts.requests.full}</summary>
            <div className="wrap-anywhere whitespace-pre-line as-table:w-96">{message}</div>
          </details>
        ) : null
      }
    >
      <span className="figures flex min-w-0 items-baseline gap-x-2">
        <span className="font-mono font-semibold text-ink">{number}</span>{' '}
        <span className="truncate font-medium text-ink">{texts.contact.form.topics[topic]}</span>{' '}
        <Moment at={receivedAt} className="truncate text-muted text-xs" />
      </span>
    </CellLines>
  );
}

function quoteColumns(texts: Texts): readonly Column<QuoteRequest>[] {
  const { request: head, tools } = texts.quotes.columns;
  return [
    {
      name: head,
      hasLabel: false,
      headClassName: 'as-table:w-48 as-table:max-xl:w-36',
      cell: (request) => <HeadCell request={request} texts={texts} />,
    },
    { ...OWN, name: tools, cell: (request) => <ToolsCell request={request} texts={texts} /> },
  ];
}

type QuoteCellProps = { request: QuoteRequest; texts: Texts };

function HeadCell({ request, texts }: QuoteCellProps) {
  const { _id, number, requestedAt, lines, listValue } = request;
  // What nobody answers has no page: its list, with it alone.
  const href =
    answerHref(request) ?? listHref(ROUTES.manageQuotes, { q: number, state: 'all', request: _id });
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <CellLines
      below={
        <>
          <time dateTime={requestedAt}>{formatDay(requestedAt, language, timeZone)}</time>
          {lines.length > 0 ? (
            <span className="ms-2 font-semibold text-ink">
              <span className="sr-only">{texts.quotes.columns.value} </span>
              {formatDollars(listValue, language)}
            </span>
          ) : null}
        </>
      }
    >
      <CellLink href={href} isNumber isOfRow>
        {number}
      </CellLink>
    </CellLines>
  );
}

function ToolsCell({ request, texts }: QuoteCellProps) {
  const language = useLanguage();
  const { lines, note, wishedOn, files = [] } = request;
  const { one, many } = texts.quotes.files;
  const count = formatNumber(files.length, language);
  const attached = files.length === 1 ? one : fillText(many, { count });
  const [first, ...others] = lines;
  const more = fillText(texts.orders.more, { count: formatNumber(others.length, language) });
  return (
    <CellLines
      title={first?.toolName}
      isOneLine
      below={
        <span data-wide>
          {[
            ...(others.length > 0 ? [more] : []),
            ...(files.length > 0 ? [attached] : []),
            ...(note ? [note] : []),
          ].join(' · ')}
        </span>
      }
      belowTitle={note}
      aside={
        others.length > 0 || note || wishedOn || files.length > 0 ? (
          <details name="row" className="row-details">
            <summary>{texts.requests.full}</summary>
            <div className="as-table:w-96">
              <QuotedLines request={request} texts={texts} />
            </div>
          </details>
        ) : null
      }
    >
      {first ? (
        <>
          <span className="font-medium text-ink">
            {fillText(texts.quotes.line, {
              quantity: formatNumber(first.quantity, language),
              tool: first.toolName,
            })}
          </span>{' '}
          <span className="font-mono text-muted text-xs">{first.toolSku}</span>
        </>
      ) : null}
    </CellLines>
  );
}

type KindView<Row> = {
  caption: (texts: Texts) => string;
  columns: (texts: Texts) => readonly Column<Row>[];
  Answer?: ComponentType<{ request: Row; texts: Texts }>;
  subject: (request: Row, texts: Texts) => string;
};

const VIEWS: { readonly [Kind in RequestKind]: KindView<ListedRequests[Kind]> } = {
  contact: {
    caption: ({ contact }) => contact.manage.heading,
    columns: contactColumns,
    subject: ({ topic }, { contact }) => contact.form.topics[topic],
  },
  quote: {
    caption: ({ quotes }) => quotes.manage.heading,
    columns: quoteColumns,
    Answer: RequestOffer,
    subject: (_, { quotes }) => quotes.title,
  },
};

type RequestTableProps<Kind extends RequestKind> = {
  kind: Kind;
  requests: readonly ListedRequests[Kind][];
  /** They open beside the list. */
  opens?: boolean;
  texts: Texts;
};

/** Replaces the data of a closed account by texts in the page's language. */
function shownRequester<Requester extends { name: string; email: string }>(
  requester: Requester,
  texts: Texts['privacy']['closed'],
): Requester {
  return isOfClosedAccount(requester.email) ? { ...requester, name: texts.buyer, email: '' } : requester;
}

export function RequestTable<Kind extends RequestKind>(props: RequestTableProps<Kind>) {
  const { kind, requests, opens = false, texts } = props;
  const view: KindView<ListedRequests[Kind]> = VIEWS[kind];
  const { Answer } = view;
  const { sender, state, actions } = { ...texts.columns, ...texts.requests.columns };
  return (
    <DataTable
      label={view.caption(texts)}
      rows={requests}
      keyOf={({ _id }) => _id}
      opens={opens}
      className="as-table:table-fixed"
      rowClassName="as-cards:grid-cols-[minmax(0,1fr)_auto] as-cards:gap-y-1"
      columns={[
        ...view.columns(texts),
        {
          name: sender,
          ...OWN,
          headClassName: 'as-table:w-[18%]',
          cell: (request) => <RequesterCell requester={shownRequester(request, texts.privacy.closed)} />,
        },
        {
          name: state,
          hasLabel: false,
          className: 'as-cards:col-start-2 as-cards:row-start-1 as-cards:justify-end',
          headClassName: 'as-table:w-26',
          cell: (request) => <RequestStateLabel handling={request} texts={texts.requests} />,
        },
        {
          name: actions,
          kind: 'actions',
          isAlone: true,
          className: 'as-cards:col-span-full',
          headClassName: Answer ? 'as-table:w-76 as-table:max-xl:w-48' : 'as-table:w-80 as-table:max-xl:w-24',
          cell: (request) => (
            <RequestActions
              kind={kind}
              request={pick(request, '_id', 'number', 'email', 'state')}
              subject={`Re: ${request.number} ${view.subject(request, texts)}`}
              texts={texts.requests}
            >
              {Answer ? <Answer request={request} texts={texts} /> : null}
            </RequestActions>
          ),
        },
      ]}
    />
  );
}

type RequesterCellProps = {
  requester: { name: string; email: string; company?: string | undefined; phone?: string | undefined };
};

function RequesterCell({ requester: { name, email, company, phone } }: RequesterCellProps) {
  return (
    <CellLines
      title={company ? `${name}, ${company}` : name}
      below={
        <>
          <span className="as-cards:hidden">
            {email}
            {email && phone ? ' · ' : null}
          </span>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline underline-offset-2">
              {phone}
            </a>
          ) : null}
        </>
      }
      belowTitle={phone ? `${email} · ${phone}` : email}
    >
      <span className="font-medium text-ink">{name}</span>{' '}
      {company ? <span className="text-muted">{company}</span> : null}
    </CellLines>
  );
}
