import { ConfigError, parseConfig } from './config/config.ts';
import { reason } from './config/startError.ts';
import { createLogger } from './http/logging.ts';
import { startServer } from './start/server.ts';

// React draws the blog's pages without its development checks, in half the time
process.env.NODE_ENV ??= 'production';

// writing to a closed terminal fails; that must not end a running server
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
const maxStopMs = 20_000;
const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints what prevents the start, one problem per line, and ends the process. */
function giveUp(error: unknown): never {
  const lines = error instanceof ConfigError ? error.problems : [reason(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/**
 * Stops the server when its parent process ends: the system then closes the channel between them,
 * even if the parent was killed. `npm start` and the watch mode of `npm run dev` open such a
 * channel; a server without one runs on.
 */
function stopWithParent(stop: () => void): void {
  if (process.connected) process.on('disconnect', stop);
  // false: closed while the server was starting; undefined: there never was a channel
  else if (process.connected === false) stop();
}

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLogger(config.logLevel);
  // Node's own report would print the values that databases attach to an error
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process cannot go on');
      process.exit(1);
    });
  }
  const server = await startServer(config, log, printLine);
  printLine(`Serving on ${server.url}`);

  let stopping = false;
  const stop = async () => {
    // a second signal ends the process immediately
    if (stopping) process.exit(1);
    stopping = true;
    // a hanging database must not keep the process alive
    setTimeout(() => process.exit(1), maxStopMs).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(() => void (stopping || stop()));
}

await main().catch(giveUp);
