import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { ListedRequests } from '@/lib/shared/inbox/listed-requests.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { contactColumns } from './contact-columns';
import { quoteColumns } from './quote-columns';
import { RequestActions } from './request-actions';
import type { RequestColumn } from './request-column';
import { RequestStateLabel } from './request-state-label';
import { RequesterCell } from './requester-cell';

type KindView<Row> = {
  caption: (texts: Texts) => string;
  columns: (texts: Texts) => readonly RequestColumn<Row>[];
  stateClassName: string;
  subject: (request: Row, texts: Texts) => string;
};

const VIEWS: { readonly [Kind in RequestKind]: KindView<ListedRequests[Kind]> } = {
  contact: {
    caption: ({ contact }) => contact.manage.heading,
    columns: contactColumns,
    stateClassName: 'as-table:min-w-32',
    subject: ({ topic }, { contact }) => contact.form.topics[topic],
  },
  quote: {
    caption: ({ quotes }) => quotes.manage.heading,
    columns: quoteColumns,
    stateClassName: 'as-table:min-w-28',
    subject: (_, { quotes }) => quotes.title,
  },
};

type RequestTableProps<Kind extends RequestKind> = {
  kind: Kind;
  requests: readonly ListedRequests[Kind][];
  texts: Texts;
};

/** Replaces the data of a closed account by texts in the page's language. */
function shownRequester<Requester extends { name: string; email: string }>(
  requester: Requester,
  texts: Texts['privacy']['closed'],
): Requester {
  return isOfClosedAccount(requester.email) ? { ...requester, name: texts.buyer, email: '' } : requester;
}

export function RequestTable<Kind extends RequestKind>({ kind, requests, texts }: RequestTableProps<Kind>) {
  const view: KindView<ListedRequests[Kind]> = VIEWS[kind];
  const columns = view.columns(texts);
  const { sender, state, actions } = texts.requests.columns;
  return (
    <Table aria-label={view.caption(texts)}>
      <TableHead>
        <TableRow>
          {columns.map(({ heading, className }) => (
            <TableHeadCell key={heading} className={className}>
              {heading}
            </TableHeadCell>
          ))}
          <TableHeadCell className="as-table:max-xl:min-w-44 xl:min-w-52">{sender}</TableHeadCell>
          <TableHeadCell className={view.stateClassName}>{state}</TableHeadCell>
          <TableHeadCell className="no-print as-table:text-end">{actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <TableRow key={request._id}>
            {columns.map(({ heading, isLabelled, Cell }) => (
              <TableCell
                key={heading}
                label={isLabelled ? heading : undefined}
                className="as-table:align-top"
              >
                <Cell request={request} texts={texts} />
              </TableCell>
            ))}
            <TableCell label={sender} className="as-table:align-top">
              <RequesterCell requester={shownRequester(request, texts.privacy.closed)} />
            </TableCell>
            <TableCell label={state} className="as-table:align-top">
              <RequestStateLabel handling={request} texts={texts.requests} />
            </TableCell>
            <TableCell className="no-print as-table:align-top">
              <RequestActions
                kind={kind}
                request={{
                  _id: request._id,
                  number: request.number,
                  email: request.email,
                  state: request.state,
                }}
                subject={`Re: ${request.number} ${view.subject(request, texts)}`}
                texts={texts.requests}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
