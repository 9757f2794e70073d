import { ROUTES } from '@/lib/shared/site/routes';
import { newsletterPage } from '../newsletter-page';

/** The link of a mail is personal. */
export const dynamic = 'force-dynamic';

const page = newsletterPage('confirm', `${ROUTES.home}#latest-tools`);

export const { generateMetadata } = page;
export default page.Page;
