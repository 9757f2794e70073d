import { loadCode } from '@/lib/client/page/load-code';

export function saveContent(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function saveFile(path: string): Promise<void> {
  const { fetchFile } = await loadCode(() => import('@/lib/client/api'));
  const { content, name } = await fetchFile(path);
  saveContent(content, name);
}
