import { Filter } from 'lucide';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import type { AuditQuery } from '@/lib/shared/audit/audit.schema';
import { AUDIT_ACTIONS } from '@/lib/shared/audit/audit-actions';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AuditFilterProps = {
  path: string;
  query: AuditQuery;
  isNarrowed: boolean;
  texts: Texts['audit']['filter'];
};

/** A plain GET form, so that a filtered list has its own address. */
export function AuditFilter({ path, query, isNarrowed, texts }: AuditFilterProps) {
  const language = useLanguage();
  return (
    <search aria-label={texts.label}>
      <form
        action={localPath(path, language)}
        className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        <Field id="audit-action" label={texts.action}>
          {(control) => (
            <Select {...control} name="action" defaultValue={query.action ?? ''}>
              <option value="">{texts.anyAction}</option>
              {AUDIT_ACTIONS.map((action) => (
                <option key={action} value={action}>
                  {action}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="audit-actor" label={texts.actor}>
          {(control) => (
            <Input
              {...control}
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
              name="subject"
              defaultValue={query.subject ?? ''}
              placeholder={texts.subjectHint}
              maxLength={254}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="audit-from" label={texts.from}>
          {(control) => <Input {...control} type="date" name="from" defaultValue={query.from ?? ''} />}
        </Field>
        <Field id="audit-to" label={texts.to}>
          {(control) => <Input {...control} type="date" name="to" defaultValue={query.to ?? ''} />}
        </Field>
        <div className="flex flex-wrap gap-2 self-end">
          <button type="submit" className={buttonStyles({ variant: 'outline' })}>
            <Icon node={Filter} />
            {texts.submit}
          </button>
          {isNarrowed ? (
            <LinkButton href={path} variant="ghost">
              {texts.clear}
            </LinkButton>
          ) : null}
        </div>
      </form>
    </search>
  );
}
