import { readEnvFile } from '@/stack/load-settings';

// Imported before any other module: what is read when a module is loaded, such as the shop, may be named in the file .env.
readEnvFile();
