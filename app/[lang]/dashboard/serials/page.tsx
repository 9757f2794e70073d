import { Barcode } from 'lucide';
import { SerialTable } from '@/components/serials/serial-table';
import { UploadPapers } from '@/components/serials/upload-papers';
import { listAllSerials } from '@/lib/server/commerce/serials/all-serials';
import { allSerialsQuerySchema } from '@/lib/shared/serials/serial.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.serials,
  icon: Barcode,
  saves: 'serials',
  query: allSerialsQuerySchema,
  own: ({ serials }) => ({
    ...serials.manage,
    ...pick(serials, 'search', 'placeholder', 'count', 'noMatch'),
  }),
  async list(actor, query) {
    const { serials: rows, total } = await listAllSerials(actor, query);
    return { rows, total };
  },
  frame: ({ query, texts: { serials } }) => ({
    q: query.q ?? '',
    filter: {
      name: 'due',
      value: query.due,
      options: [
        [undefined, serials.filters.all],
        ['soon', serials.filters.soon],
        ['over', serials.filters.over],
      ],
    },
    narrowing: { toolId: query.toolId },
    filterLabel: serials.calibration,
    above: <UploadPapers texts={pick(serials, 'upload', 'kinds')} />,
  }),
  table: ({ rows, texts: { serials } }) => (
    <SerialTable
      rows={rows}
      label={serials.manage.heading}
      hrefOf={({ _id }) => ROUTES.serial(_id)}
      orderHrefOf={({ orderId }) => (orderId ? ROUTES.manageOrder(orderId) : undefined)}
      holderOf={({ company, buyerName }) => company ?? buyerName ?? serials.manage.nobody}
      texts={serials}
    />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
