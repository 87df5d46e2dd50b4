import { deadline } from './deadline.ts';

export interface EarlyCalls {
  /**
   * Sends a call without a body; `address` is its path and query, exactly as they will be asked
   * for.
   */
  begin(address: string, sessionToken: string): void;
  /** The answer to this call, if it was sent early for the same session; to be had once. */
  take(request: Request): Promise<Response> | undefined;
  /**
   * Whether what was sent is answered in full, or will be within `patience` milliseconds; false
   * when nothing can be taken.
   */
  arrive(patience: number): Promise<boolean>;
}

/** How long an answer waits for whoever asks, in milliseconds; what is older may have changed. */
const freshness = 5_000;

/**
 * Calls that are sent before the part of the program that needs them is there: its files and its
 * first answer then travel together. The client takes such an answer in place of sending the same
 * call again.
 */
export function createEarlyCalls(send: typeof fetch = fetch): EarlyCalls {
  const sent = new Map<string, { answer: Promise<Response>; token: string; at: number }>();
  const isFresh = ({ at }: { at: number }) => performance.now() - at < freshness;
  return {
    begin(address, sessionToken) {
      const answer = send(address, {
        headers: { token: sessionToken },
        signal: AbortSignal.timeout(deadline),
      }).then(whole);
      // whoever takes it is told
      answer.catch(() => undefined);
      sent.set(address, { answer, token: sessionToken, at: performance.now() });
    },
    take(request) {
      if (request.method !== 'GET') return undefined;
      const { pathname, search } = new URL(request.url);
      const address = `${pathname}${search}`;
      const early = sent.get(address);
      sent.delete(address);
      // another tab may have signed in meanwhile: what was said to the session before it is not
      // said to the new one
      return early && isFresh(early) && early.token === request.headers.get('token')
        ? early.answer
        : undefined;
    },
    async arrive(patience) {
      const answers = [...sent.values()].filter(isFresh).map(({ answer }) => answer);
      if (answers.length === 0) return false;
      const end = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
      const all = Promise.all(answers).then(
        () => true,
        () => false,
      );
      return Promise.race([all, end]);
    },
  };
}

/** The same answer with its body here, so that whoever takes it waits for nothing more. */
async function whole(answer: Response): Promise<Response> {
  return new Response(await answer.arrayBuffer(), answer);
}
