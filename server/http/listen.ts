import { once } from 'node:events';
import type { ListenOptions, Server } from 'node:net';

/**
 * Makes a server listen on a port.
 * @returns the port; the system chooses one for 0.
 * @throws the system's error when it cannot listen.
 */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  server.listen(options);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port');
  return address.port;
}
