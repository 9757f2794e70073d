import { PackageSearch } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { EmailText } from '@/components/ui/email-text';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link-button';
import { Pagination } from '@/components/ui/links/pagination';
import { Panel } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { Stars } from '@/components/ui/stars';
import { EmptyState } from '@/components/ui/states/empty-state';
import { ErrorState } from '@/components/ui/states/error-state';
import { Notice } from '@/components/ui/states/notice';
import { Skeleton } from '@/components/ui/states/skeleton';
import { Spinner } from '@/components/ui/states/spinner';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { ROUTES } from '@/lib/shared/site/routes';
import { shell } from '@/lib/shared/texts/en/shell';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { Specimen } from './specimen';

/** Concatenated below, so that the check for missing files does not find it. */
const WITHOUT_FILE = 'no-such-tool';
const TONES = ['neutral', 'accent', 'success', 'danger', 'info'] as const;
const NOTICES = ['info', 'warning', 'danger', 'success'] as const;
const ROWS = [
  ['FO-7KQ2', 'Claw Hammer 560 g', '$312.00', 'Paid'],
  ['FO-8MW4', 'Digital Caliper 150 mm, IP67', '$372.50', 'Unpaid'],
] as const;
const FILTERS = ['All', 'Unpaid', 'Pending', 'Shipped'] as const;

export function Displays() {
  return (
    <>
      <Specimen name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Notice">
        <div className="grid w-full gap-3">
          {NOTICES.map((tone) => (
            <Notice key={tone} tone={tone}>
              A message of the tone “{tone}”, with where to go from here.
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name="Section head">
        <SectionHead eyebrow="Fresh from the line" title="Latest Tools" text="Prices are per unit.">
          <LinkButton href={ROUTES.home} variant="outline">
            Read all
          </LinkButton>
        </SectionHead>
      </Specimen>
      <Specimen name="Panel">
        <Panel heading="Delivery" className="w-full max-w-md">
          <p>400 Foundry Row, Cleveland</p>
          <EmailText email="purchasing@yourcompany.example" />
        </Panel>
      </Specimen>
      <Specimen name="Table" note="Rows become cards below 768 px.">
        <Table>
          <TableHead>
            <TableRow>
              {['Order', 'Tool', 'Value', 'State'].map((head) => (
                <TableHeadCell key={head}>{head}</TableHeadCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ROWS.map(([order, tool, value, state]) => (
              <TableRow key={order}>
                <TableCell label="Order">{order}</TableCell>
                <TableCell label="Tool">{tool}</TableCell>
                <TableCell label="Value" className="figures">
                  {value}
                </TableCell>
                <TableCell label="State">
                  <Badge tone={state === 'Paid' ? 'success' : 'accent'}>{state}</Badge>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Specimen>
      <Specimen name="Filter links and pages">
        <FilterLinks
          label="Orders by state"
          links={FILTERS.map((label, index) => ({
            key: label,
            label,
            href: `#${label}`,
            current: index === 0,
          }))}
        />
        <div className="w-full">
          <Pagination page={2} pageCount={5} href={(page) => `#page-${page}`} texts={shell.pagination} />
        </div>
      </Specimen>
      <Specimen name="Stars">
        {[0, 2.5, 4.3, 5].map((rating) => (
          <Stars key={rating} rating={rating} label={`${rating} of 5 stars`} />
        ))}
      </Specimen>
      <Specimen name="Picture" note="Keeps its place; the right one has no file and shows its fallback.">
        {['/tools/claw-hammer-560.webp', `/tools/${WITHOUT_FILE}.webp`].map((src) => (
          <Picture
            key={src}
            src={src}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={320}
            height={240}
            sizes="20rem"
            className="aspect-[4/3] w-64 rounded-md bg-sunken object-cover"
          />
        ))}
      </Specimen>
      <Specimen name="On its way">
        <Spinner label={shell.loading} size={48} />
        <div className="grid w-full max-w-md gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </Specimen>
      <Specimen name="Nothing here">
        <div className="w-full">
          <EmptyState
            icon={PackageSearch}
            title="No matching tools."
            text="Try fewer words, or ask us for it."
          >
            <LinkButton href={ROUTES.quote}>Request for Quote</LinkButton>
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="Failed">
        <div className="w-full">
          <ErrorState title={shell.error.title} text={shell.error.text} reference="Reference: 7KQ2">
            <LinkButton href={ROUTES.home}>{shell.error.home}</LinkButton>
          </ErrorState>
        </div>
      </Specimen>
    </>
  );
}
