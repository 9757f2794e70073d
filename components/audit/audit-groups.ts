import { AUDIT_ACTIONS, type AuditAction } from '@/lib/shared/audit/audit-actions';

const GROUP_OF = {
  order: 'orders',
  payment: 'payments',
  dispute: 'payments',
  refund: 'payments',
  tool: 'tools',
  category: 'tools',
  'catalogue-word': 'tools',
  'search-word': 'tools',
  file: 'tools',
  review: 'tools',
  'price-group': 'prices',
  'price-list': 'prices',
  user: 'accounts',
  session: 'access',
  'api-key': 'access',
  contact: 'inbox',
  quote: 'inbox',
  offer: 'inbox',
  newsletter: 'inbox',
} as const;

export type AuditGroup = (typeof GROUP_OF)[keyof typeof GROUP_OF] | 'others';

/** Actions by what they are about, as the filter offers them. */
export function groupedActions(): Map<AuditGroup, AuditAction[]> {
  const groups: Readonly<Record<string, AuditGroup>> = GROUP_OF;
  const grouped = new Map<AuditGroup, AuditAction[]>(Object.values(GROUP_OF).map((group) => [group, []]));
  for (const action of AUDIT_ACTIONS) {
    const group = groups[action.split('.', 1)[0] ?? ''] ?? 'others';
    grouped.set(group, [...(grouped.get(group) ?? []), action]);
  }
  return grouped;
}
