import { FileQuestion } from 'lucide';
import { ROUTES } from '@/lib/shared/site/routes';
import { requestList } from '../request-list';

const page = requestList('quote', {
  path: ROUTES.manageQuotes,
  icon: FileQuestion,
  own: ({ quotes }) => quotes.manage,
});

export const { generateMetadata } = page;
export default page.Page;
