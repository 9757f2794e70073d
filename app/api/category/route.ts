import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addCategory } from '@/lib/server/commerce/tools/categories/edit-categories';
import { readCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { addCategoryCall, listCategoriesCall } from '@/lib/shared/categories/categories.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCategoriesCall, () => readCategories()),
  bind(addCategoryCall, ({ actor, body }) => addCategory(actor, body)),
]);
