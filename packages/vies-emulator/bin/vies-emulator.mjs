#!/usr/bin/env node
// Runs the TypeScript sources as they are: nothing is built.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
