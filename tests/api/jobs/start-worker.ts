import { work } from '@/scripts/forgeline/worker';

void work();
