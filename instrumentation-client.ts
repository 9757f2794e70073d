import { listenForBox } from '@/lib/client/search/box-keys';

// Next.js runs this file before it hydrates the page.
listenForBox();
