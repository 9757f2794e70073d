import { call } from '@/lib/client/api';
import {
  addCategoryCall,
  deleteCategoryCall,
  editCategoryCall,
} from '@/lib/shared/categories/categories.contract';
import type { NewCategory } from '@/lib/shared/categories/category.schema';

export async function addCategory(category: NewCategory): Promise<void> {
  await call(addCategoryCall, { body: category });
}

export async function editCategory({ slug, ...category }: NewCategory): Promise<void> {
  await call(editCategoryCall, { params: { slug }, body: category });
}

export async function deleteCategory(slug: string): Promise<void> {
  await call(deleteCategoryCall, { params: { slug } });
}
