import { EmailText } from '@/components/ui/email-text';

type RequesterCellProps = {
  requester: { name: string; email: string; company?: string | undefined; phone?: string | undefined };
};

export function RequesterCell({ requester: { name, email, company, phone } }: RequesterCellProps) {
  return (
    <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
      <span className="wrap-anywhere font-medium text-ink">{name}</span>
      {company ? <span className="wrap-anywhere text-xs">{company}</span> : null}
      {email ? <EmailText email={email} className="text-muted text-xs" /> : null}
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="figures wrap-anywhere justify-self-end text-muted text-xs underline underline-offset-2 as-table:justify-self-start"
        >
          {phone}
        </a>
      ) : null}
    </span>
  );
}
