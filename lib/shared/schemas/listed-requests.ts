import type { ContactMessage } from './contact';
import type { QuoteRequest } from './quote';

/** A request as admins see it, by its kind. */
export type ListedRequests = { contact: ContactMessage; quote: QuoteRequest };
