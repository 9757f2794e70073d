import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteCategory, editCategory } from '@/lib/server/commerce/tools/categories/edit-categories';
import { getCategory } from '@/lib/server/commerce/tools/categories/read-categories';
import {
  deleteCategoryCall,
  editCategoryCall,
  getCategoryCall,
} from '@/lib/shared/categories/categories.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getCategoryCall, ({ params }) => getCategory(params.slug)),
  bind(editCategoryCall, ({ actor, params, body }) => editCategory(actor, params.slug, body)),
  bind(deleteCategoryCall, ({ actor, params }) => deleteCategory(actor, params.slug)),
]);
