import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addCategory } from '@/lib/server/commerce/tools/categories/edit-categories';
import { readCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(categoryCalls.listCategories, () => readCategories()),
  bind(categoryCalls.addCategory, ({ actor, body }) => addCategory(actor, body)),
]);
