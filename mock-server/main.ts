import { startMock } from './prism.ts';

const { url } = await startMock({ port: 4010, host: '127.0.0.1' });
console.log(`The contract's examples are served on ${url}`);
