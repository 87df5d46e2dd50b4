import { ConfigError, parseConfig } from './config/config.ts';
import { createLogger } from './config/logging.ts';
import { reason } from './config/startError.ts';
import { startServer } from './start/server.ts';

// a closed terminal refuses every write; that must not end the server in the middle of its work
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
const longestStopMs = 20_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** For whoever started the server: what is wrong, one line each, and nothing else. */
function giveUp(error: unknown): never {
  const lines = error instanceof ConfigError ? error.problems : [reason(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/**
 * Stops a server that was started with a channel to its parent, as `npm start` and `npm run dev`
 * do, when that channel closes: the system closes it however the parent ends. One that was started
 * without a channel is left alone.
 */
function stopWithParent(stop: () => void): void {
  if (process.connected) process.on('disconnect', stop);
  // closed while the server was starting; without a channel it would be undefined
  else if (process.connected === false) stop();
}

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLogger(config.logLevel);
  // Node's own report would print what databases put beside an error
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process cannot go on');
      process.exit(1);
    });
  }
  const server = await startServer(config, log, say);
  say(`Serving on ${server.url}`);

  let stopping = false;
  const stop = async () => {
    // a second signal means: now
    if (stopping) process.exit(1);
    stopping = true;
    // a database that hangs must not keep the process
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(() => void (stopping || stop()));
}

await main().catch(giveUp);
