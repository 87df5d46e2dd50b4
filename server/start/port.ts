import { createServer } from 'node:net';
import { reason, StartError } from '../config/startError.ts';

/**
 * Finds out whether an address can be listened on, before the slow work on the database begins.
 * @returns the port, which the system has chosen when 0 was asked for.
 * @throws StartError when it cannot.
 */
export function claimPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}

/** What a failure to listen means for whoever started the server. */
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
