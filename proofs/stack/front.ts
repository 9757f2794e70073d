/** A load balancer in front of the servers of a stack. */
export type Front = {
  /** Resolves once it sends requests to this server. */
  untilUp: (index: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts one on `port` in front of the servers on these ports, all on loopback; its files are in `folder`. */
export type StartFront = (port: number, servers: readonly number[], folder: string) => Promise<Front>;
