import type { ContactMessage } from './contact.schema';
import type { QuoteRequest } from './quote.schema';

/** A request as admins see it, by its kind. */
export type ListedRequests = { contact: ContactMessage; quote: QuoteRequest };
