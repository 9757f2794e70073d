import { RequestList, type RequestListPageProps, requestListMetadata } from '../request-list';

export const generateMetadata = (props: RequestListPageProps) => requestListMetadata('contact', props);

export default function MessagesPage(props: RequestListPageProps) {
  return <RequestList kind="contact" {...props} />;
}
