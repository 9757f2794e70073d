import { NotFoundContentOr } from '@/components/shell/errors/not-found-content';
import NotFoundPage from '../../not-found';

/** With status 404. */
export default function PurchaseNotFoundPage() {
  return (
    <NotFoundContentOr>
      <NotFoundPage />
    </NotFoundContentOr>
  );
}
