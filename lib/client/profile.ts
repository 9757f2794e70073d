import { z } from 'zod';
import type { ProfileInput } from '@/lib/shared/schemas/user';
import { callApi } from './api';

/** Saves one's own profile (spec §7). Throws ApiProblem. */
export async function updateProfile(email: string, input: ProfileInput): Promise<void> {
  await callApi(`/api/user?${new URLSearchParams({ email })}`, z.unknown(), { method: 'PUT', body: input });
}
