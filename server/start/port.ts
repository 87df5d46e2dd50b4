import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { reason, StartError } from '../config/startError.ts';
import { listen } from '../http/listen.ts';

/**
 * Checks that the server can listen on an address, before the slow work on the database begins.
 * @returns the port; the system chooses one for 0.
 * @throws StartError when it cannot.
 */
export async function claimPort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    return await listen(probe, { host, port, exclusive: true });
  } catch (error) {
    throw portProblem(error, host, port);
  } finally {
    if (probe.listening) await promisify(probe.close.bind(probe))();
  }
}

/** The error message for a server that cannot listen. */
export function portProblem(error: unknown, host: string, port: number): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is in use; set PORT to another one`, { cause: error });
  if (code === 'EACCES')
    return new StartError(`Port ${port} on ${host} is not allowed; set PORT to another one`, {
      cause: error,
    });
  return new StartError(`Cannot listen on ${host}, port ${port}: ${reason(error)}`, { cause: error });
}
