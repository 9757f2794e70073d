import type { ContactMessage } from './contact.schema';
import type { QuoteRequest } from './quote.schema';

export type ListedRequests = { contact: ContactMessage; quote: QuoteRequest };
