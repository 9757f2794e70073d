import type { ReactNode } from 'react';
import { requirePage } from '../../require-page';

export default function AddReviewLayout({ children }: { children: ReactNode }) {
  requirePage('reviews');
  return children;
}
