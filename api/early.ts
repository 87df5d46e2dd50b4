export interface EarlyCalls {
  /** Sends a call without a body; `address` is its path and query, exactly as they will be asked for. */
  begin(address: string, sessionToken: string): void;
  /** The answer to this call, if it was sent early; to be had once. */
  take(request: Request): Promise<Response> | undefined;
  /** Whether what was sent is answered, or will be within `patience` milliseconds; false without any call, and after a failure. */
  arrive(patience: number): Promise<boolean>;
}

/** How long an answer waits for whoever asks, in milliseconds; what is older may have changed. */
const freshness = 5_000;

/**
 * Calls that are sent before the part of the program that needs them is there: its files and its first answer then travel together. The
 * client takes such an answer in place of sending the same call again.
 */
export function createEarlyCalls(send: typeof fetch = fetch): EarlyCalls {
  const sent = new Map<string, { answer: Promise<Response>; at: number }>();
  return {
    begin(address, sessionToken) {
      const answer = send(address, { headers: { token: sessionToken } });
      // whoever takes it is told
      answer.catch(() => undefined);
      sent.set(address, { answer, at: performance.now() });
    },
    take(request) {
      if (request.method !== 'GET') return undefined;
      const { pathname, search } = new URL(request.url);
      const address = `${pathname}${search}`;
      const early = sent.get(address);
      sent.delete(address);
      return early && performance.now() - early.at < freshness ? early.answer : undefined;
    },
    async arrive(patience) {
      if (sent.size === 0) return false;
      const answers = Promise.all([...sent.values()].map(({ answer }) => answer));
      const end = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
      return Promise.race([answers.then(() => true).catch(() => false), end]);
    },
  };
}
