import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteCategory, editCategory } from '@/lib/server/commerce/tools/categories/edit-categories';
import { getCategory } from '@/lib/server/commerce/tools/categories/read-categories';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(categoryCalls.getCategory, ({ params }) => getCategory(params.slug)),
  bind(categoryCalls.editCategory, ({ actor, params, body }) => editCategory(actor, params.slug, body)),
  bind(categoryCalls.deleteCategory, ({ actor, params }) => deleteCategory(actor, params.slug)),
]);
