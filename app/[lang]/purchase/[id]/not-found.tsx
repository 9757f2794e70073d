import { NotFoundContentOr } from '@/components/shell/errors/not-found-content';
import NotFoundPage from '../../not-found';

/** The order page of a tool that is not sold, with status 404: what happened if it once was, else the picture. */
export default function PurchaseNotFoundPage() {
  return (
    <NotFoundContentOr>
      <NotFoundPage />
    </NotFoundContentOr>
  );
}
