import { Inbox } from 'lucide';
import { ROUTES } from '@/lib/shared/site/routes';
import { requestList } from '../request-list';

const page = requestList('contact', {
  path: ROUTES.messages,
  icon: Inbox,
  own: ({ contact }) => contact.manage,
});

export const { generateMetadata } = page;
export default page.Page;
