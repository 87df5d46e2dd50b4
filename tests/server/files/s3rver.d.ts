/** What the tests use of `s3rver`, which has no types of its own. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 asks for any free port. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: [] }[];
    });
    run(): Promise<{ port: number }>;
    readonly httpServer: Server;
    readonly store: { putObject(object: unknown): Promise<unknown> };
  }
}
