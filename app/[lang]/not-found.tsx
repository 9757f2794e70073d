import { NotFoundOnDemand } from '@/components/shell/errors/not-found-on-demand';

/** A page whose subject does not exist, with status 404: an unknown tool or order (product §2.9). */
export default function NotFoundPage() {
  return <NotFoundOnDemand />;
}
