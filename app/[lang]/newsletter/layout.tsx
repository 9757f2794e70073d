import type { ReactNode } from 'react';
import { requirePage } from '../require-page';

export default function NewsletterLayout({ children }: { children: ReactNode }) {
  requirePage('newsletter');
  return children;
}
