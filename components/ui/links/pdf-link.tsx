import { FileText } from 'lucide';
import { Icon } from '@/components/ui/icon';

export function PdfLink({ href, number }: { href: string; number: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 font-mono underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      <Icon node={FileText} className="size-4 text-muted" />
      {number}
      <span className="sr-only"> PDF</span>
    </a>
  );
}
