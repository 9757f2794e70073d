const REGISTRY = Symbol.for('forgeline.process-singletons');

type Holder = typeof globalThis & { [REGISTRY]?: Map<string, object> };

/**
 * Next.js bundles middleware, routes and background work separately and loads a module once for each, and again at
 * each hot reload: what a process must have once (a connection pool, a flag, a queue) is stored here, not in a
 * module's variable.
 */
export function processSingleton<T extends object>(name: string, create: () => T): T {
  const holder = globalThis as Holder;
  holder[REGISTRY] ??= new Map();
  const existing = holder[REGISTRY].get(name);
  if (existing) return existing as T;
  const created = create();
  holder[REGISTRY].set(name, created);
  return created;
}

export function oncePerProcess(name: string, work: () => void): void {
  const state = processSingleton(`once:${name}`, () => ({ isDone: false }));
  if (state.isDone) return;
  state.isDone = true;
  work();
}
