import { NotFoundOnDemand } from '@/components/shell/errors/not-found-on-demand';

export default function NotFoundPage() {
  return <NotFoundOnDemand />;
}
