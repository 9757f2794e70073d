import { bindListFile } from '@/lib/server/api/bind-list-file';
import { categoryColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listManagedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(categoryCalls.exportCategories, categoryColumns, ({ actor }) => listManagedCategories(actor)),
]);
