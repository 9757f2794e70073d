import type { ReactNode } from 'react';
import { requirePage } from '../require-page';

export default function ReviewLayout({ children }: { children: ReactNode }) {
  requirePage('reviews');
  return children;
}
