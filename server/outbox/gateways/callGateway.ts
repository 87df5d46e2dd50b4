/** A longer answer is none that a gateway documents. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** Errors of a connection that was never made, so that nothing was handed over. */
const notConnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/**
 * 'unreachable': the call was not sent. 'unanswered': it may have been, but its answer did not come,
 * or not whole.
 */
export type HttpAnswer = { status: number; body: string } | 'unreachable' | 'unanswered';

type Call = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** Calls a gateway and reads the body of its answer, whatever its status. */
export const callGateway = (url: string, call: Call, signal: AbortSignal): Promise<HttpAnswer> =>
  answerOf(url, call, signal, readBody);

/** The same where the status alone is read. */
export const callForStatus = (url: string, call: Call, signal: AbortSignal): Promise<HttpAnswer> =>
  answerOf(url, call, signal, async ({ body }) => {
    // an unread body would keep the connection busy
    await body?.cancel();
    return '';
  });

async function answerOf(
  url: string,
  call: Call,
  signal: AbortSignal,
  bodyOf: (answer: Response) => Promise<string>,
): Promise<HttpAnswer> {
  try {
    // name, password and text are for this host alone
    const answer = await fetch(url, { ...call, redirect: 'manual', signal });
    return { status: answer.status, body: await bodyOf(answer) };
  } catch (error) {
    return wasConnected(error) ? 'unanswered' : 'unreachable';
  }
}

function wasConnected(error: unknown): boolean {
  const code: unknown = Object(Object(error).cause).code;
  return !(typeof code === 'string' && notConnected.test(code));
}

async function readBody({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A POST with a JSON body. */
export const jsonPost = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
