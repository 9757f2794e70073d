import { RequestList, type RequestListPageProps, requestListMetadata } from '../request-list';

export const generateMetadata = (props: RequestListPageProps) => requestListMetadata('contact', props);

/** What people wrote on the contact page, for admins. */
export default function MessagesPage(props: RequestListPageProps) {
  return <RequestList kind="contact" {...props} />;
}
