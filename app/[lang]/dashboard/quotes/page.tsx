import { RequestList, type RequestListPageProps, requestListMetadata } from '../request-list';

export const generateMetadata = (props: RequestListPageProps) => requestListMetadata('quote', props);

export default function QuoteRequestsPage(props: RequestListPageProps) {
  return <RequestList kind="quote" {...props} />;
}
