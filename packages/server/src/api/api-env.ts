import type { HttpBindings } from '@hono/node-server';

/** What every request to the API has. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The network it came from, as a hash that means nothing to other processes or after a restart. */
    network: string;
  };
}
