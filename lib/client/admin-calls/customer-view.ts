import { call } from '@/lib/client/api';
import { endViewCall, startViewCall } from '@/lib/shared/customers/users.contract';

export async function startView(email: string): Promise<void> {
  await call(startViewCall, { params: { email } });
}

export async function endView(email: string): Promise<void> {
  await call(endViewCall, { params: { email } });
}
