/** The part of `s3rver` that the tests use; the package has no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 picks a free port. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: [] }[];
    });
    run(): Promise<{ port: number }>;
    readonly httpServer: Server;
    readonly store: {
      putObject(object: unknown): Promise<unknown>;
      existsObject(bucket: string, key: string): Promise<boolean>;
    };
  }
}
