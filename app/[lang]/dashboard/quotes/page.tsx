import { RequestList, type RequestListPageProps, requestListMetadata } from '../request-list';

export const generateMetadata = (props: RequestListPageProps) => requestListMetadata('quote', props);

/** Everyone's requests for quote, for admins. */
export default function QuoteRequestsPage(props: RequestListPageProps) {
  return <RequestList kind="quote" {...props} />;
}
