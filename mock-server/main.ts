import { startMock } from './prism.ts';

const mock = await startMock({ port: 4010, host: '127.0.0.1' });
console.log(`The contract's examples are served on ${mock.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void mock.close().then(() => process.exit(0)));
}
