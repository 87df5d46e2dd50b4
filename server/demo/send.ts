import type { FastifyInstance } from 'fastify';

export type Field = readonly [name: string, value: string | number | File];

/**
 * Sends a sample's form to the API.
 * @returns the new record's id, where the answer has one.
 * @throws Error when the API refuses the sample.
 */
export async function send(
  app: FastifyInstance,
  url: string,
  token: string | undefined,
  fields: readonly Field[],
  method: 'POST' | 'PUT' = 'POST',
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof File ? value : String(value));
  const encoded = new Response(form);
  const answer = await app.inject({
    method,
    url,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...(token && { token }), 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  const { id }: { id: number } = answer.json();
  return id;
}
