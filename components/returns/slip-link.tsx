import { Download } from 'lucide';
import { type ButtonProps, buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { callPath } from '@/lib/client/page/call-path';
import type { returnCalls } from '@/lib/shared/returns/returns.contract';

type SlipLinkProps = Pick<ButtonProps, 'variant' | 'size'> & { id: string; label: string };

export function SlipLink({ id, label, ...look }: SlipLinkProps) {
  const href = callPath<typeof returnCalls.getReturnSlip>('/api/return/{id}/slip.pdf', { params: { id } });
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonStyles(look)}>
      <Icon node={Download} />
      {label}
    </a>
  );
}
