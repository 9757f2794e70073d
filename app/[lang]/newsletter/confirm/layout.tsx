import type { ReactNode } from 'react';
import { requirePage } from '../../require-page';

/** The page beside it stays while there is no newsletter: links in mails of before lead to it. */
export default function ConfirmLayout({ children }: { children: ReactNode }) {
  requirePage('newsletter');
  return children;
}
