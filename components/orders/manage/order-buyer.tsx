import { Link } from '@/components/ui/links/link';
import { CellLines } from '@/components/ui/tables/cell-lines';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { ManagedOrderRow, OrderTableTexts } from './order-row';

type OrderBuyerProps = { order: ManagedOrderRow; texts: OrderTableTexts['delivery'] };

/** Where it goes is folded below the name, and lies over the rows beneath once opened. */
export function OrderBuyer({ order, texts }: OrderBuyerProps) {
  const { buyerName, buyerEmail, customerId, company, address, phone } = order;
  const delivery = (
    <details name="row" className="row-details as-table:in-data-beside:hidden">
      <summary>{texts.details}</summary>
      <dl>
        <div>
          <dt className="text-muted">{texts.address}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{address}</dd>
        </div>
        {phone ? (
          <div>
            <dt className="text-muted">{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline">
                {phone}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
  const ofPerson = buyerEmail ? <span data-wide="">{buyerEmail}</span> : null;
  // The page of a customer, whose rows have no id of theirs, has the link once.
  const below =
    company?._id && customerId ? (
      <Link href={COMPANY_ROUTES.managed(company._id)} prefetch={false} className="hover:underline">
        {company.name}
      </Link>
    ) : (
      (company?.name ?? ofPerson)
    );
  return (
    <CellLines
      title={buyerName}
      below={below}
      belowTitle={company ? `${company.name} · ${buyerEmail}` : buyerEmail}
      aside={delivery}
    >
      <span className="text-ink">{buyerName}</span>
    </CellLines>
  );
}
