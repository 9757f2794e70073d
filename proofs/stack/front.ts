/** A load balancer in front of the servers of a stack. */
export type Front = {
  untilUp: (index: number) => Promise<void>;
  stop: () => Promise<void>;
};

export type StartFront = (port: number, servers: readonly number[], folder: string) => Promise<Front>;
