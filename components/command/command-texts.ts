import type { LoadedTexts } from '@/lib/client/language/load-texts';

export type CommandTexts = LoadedTexts<'commandBox'> & Pick<LoadedTexts<'dashboard'>, 'menu'>;
