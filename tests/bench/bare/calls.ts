import { randomBytes, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { publicJsonHeaders, type Side } from '../sides/side.ts';

const form = JSON.stringify(sampleLandRequest);

/** The two most frequent calls. */
export const calls = {
  'GET /api/v1/lands?size=25': ({ url, token }: Side): autocannon.Options => ({
    url: `${url}/api/v1/lands?size=25`,
    headers: { token },
  }),
  'POST /api/v1/lands/all': ({ url }: Side): autocannon.Options => ({
    url: `${url}/api/v1/lands/all`,
    requests: [
      {
        method: 'POST',
        body: form,
        // a repeated key would store nothing, and the calls of an address are limited
        setupRequest: (request) => ({
          ...request,
          headers: {
            ...publicJsonHeaders,
            'idempotency-key': randomUUID(),
            'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
          },
        }),
      },
    ],
  }),
};
export type Call = keyof typeof calls;

/** @throws Error when a call fails or is refused. */
export async function fire(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result;
}
