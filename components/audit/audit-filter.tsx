import { Filter } from 'lucide';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import type { AuditQuery } from '@/lib/shared/audit/audit.schema';
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/shared/audit/audit-actions';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AuditFilterProps = {
  path: string;
  query: AuditQuery;
  isNarrowed: boolean;
  actions: Texts['audit']['actions'];
  texts: Texts['audit']['filter'];
};

/** A plain GET form, so that a filtered list has its own address. */
export function AuditFilter({ path, query, isNarrowed, actions, texts }: AuditFilterProps) {
  const language = useLanguage();
  return (
    <search aria-label={texts.label}>
      <form
        action={localPath(path, language)}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      >
        <Field id="audit-action" label={texts.action} className="max-sm:col-span-2">
          {(control) => (
            <Select {...control} look="compact" name="action" defaultValue={query.action ?? ''}>
              <option value="">{texts.anyAction}</option>
              {[...groupedActions()].map(([group, ofGroup]) => (
                <optgroup key={group} label={texts.groups[group]}>
                  {ofGroup.map((action) => (
                    <option key={action} value={action}>
                      {actions[action]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field id="audit-actor" label={texts.actor}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              name="actor"
              defaultValue={query.actor ?? ''}
              placeholder={texts.actorHint}
              maxLength={254}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="audit-subject" label={texts.subject}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              name="subject"
              defaultValue={query.subject ?? ''}
              placeholder={texts.subjectHint}
              maxLength={254}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="audit-from" label={texts.from}>
          {(control) => (
            <Input {...control} look="compact" type="date" name="from" defaultValue={query.from ?? ''} />
          )}
        </Field>
        <Field id="audit-to" label={texts.to}>
          {(control) => (
            <Input {...control} look="compact" type="date" name="to" defaultValue={query.to ?? ''} />
          )}
        </Field>
        <div className="flex flex-wrap gap-1">
          <button type="submit" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
            <Icon node={Filter} />
            {texts.submit}
          </button>
          {isNarrowed ? (
            <LinkButton href={path} variant="ghost" size="sm">
              {texts.clear}
            </LinkButton>
          ) : null}
        </div>
      </form>
    </search>
  );
}

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
  trade: 'prices',
  user: 'accounts',
  session: 'access',
  'api-key': 'access',
  webhook: 'access',
  contact: 'inbox',
  quote: 'inbox',
  offer: 'inbox',
  newsletter: 'inbox',
} as const;

export type AuditGroup = (typeof GROUP_OF)[keyof typeof GROUP_OF] | 'others';

/** Actions by what they are about, as the filter offers them. */
function groupedActions(): Map<AuditGroup, AuditAction[]> {
  const groups: Readonly<Record<string, AuditGroup>> = GROUP_OF;
  const grouped = new Map<AuditGroup, AuditAction[]>(Object.values(GROUP_OF).map((group) => [group, []]));
  for (const action of AUDIT_ACTIONS) {
    const group = groups[action.split('.', 1)[0] ?? ''] ?? 'others';
    grouped.set(group, [...(grouped.get(group) ?? []), action]);
  }
  return grouped;
}
