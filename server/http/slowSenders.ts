import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { formRules, maxFormBytes } from '../forms/formRules.ts';

export interface SlowSenderLimits {
  /** How long a body may stall, counted from the headers. */
  maxStallMs: number;
  /** Bytes that arrive faster than this win back time to stall. */
  minBytesPerSecond: number;
  /** How long the body of a visitor may take in all. */
  maxVisitorMs: number;
  /** How much of a body is read and discarded after its request has been answered. */
  maxDiscardedBytes: number;
  /** For how long a body is discarded. */
  maxDiscardMs: number;
  checkIntervalMs: number;
}

export const slowSenderLimits: SlowSenderLimits = {
  // a phone in a tunnel or between two cells is silent for about this long
  maxStallMs: 30_000,
  // EDGE, the slowest mobile network in Turkey's countryside, sends 5 to 15 kB/s
  minBytesPerSecond: 4_000,
  // an application's two documents of 10 MB at 20 kB/s
  maxVisitorMs: 20 * 60_000,
  // a browser reads the answer only after it has sent the whole form
  maxDiscardedBytes: Math.max(...Object.values(formRules).map(maxFormBytes)),
  maxDiscardMs: 120_000,
  checkIntervalMs: 1_000,
};

interface Sender {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  isVisitor: () => boolean;
  startedAt: number;
  /** How long the sender may still stall: elapsed time reduces it, each received byte adds. */
  leftMs: number;
  bytesAtCheck: number;
  checkedAt: number;
  /** Set at the first check after the answer. */
  answered?: { at: number; bytes: number };
  isCut: boolean;
}

interface SlowSenders {
  /**
   * Watches a request until its body has arrived. Call it before the body is read.
   * @param isVisitor whether the request was admitted without a session; asked when it has arrived
   * for `maxVisitorMs`.
   */
  watch(request: IncomingMessage, response: ServerResponse, isVisitor?: () => boolean): void;
  stop(): void;
}

/**
 * Ends requests whose body stalls or arrives too slowly. The body's reader gets an error, the
 * request is answered with 400, and the connection is closed. Without a reader, or after the
 * answer, the connection is closed immediately.
 *
 * For those who are signed in the total time is not limited: an ad with a gigabyte of videos may
 * take hours on a slow line.
 */
export function createSlowSenders(limits: SlowSenderLimits): SlowSenders {
  const senders = new Set<Sender>();

  const check = () => {
    const now = performance.now();
    for (const sender of senders) {
      if (sender.request.complete || sender.socket.destroyed) senders.delete(sender);
      else if (isTooSlow(sender, now) || isTooLong(sender, now) || isDiscardOver(sender, now)) cut(sender);
    }
  };
  const timer = setInterval(check, limits.checkIntervalMs).unref();

  function isTooSlow(sender: Sender, now: number): boolean {
    const { request, response, socket } = sender;
    // a late check means that this process was busy, so it read nothing in that time
    const elapsedMs = Math.min(now - sender.checkedAt, 2 * limits.checkIntervalMs);
    const received = socket.bytesRead - sender.bytesAtCheck;
    sender.checkedAt = now;
    sender.bytesAtCheck = socket.bytesRead;
    // unread bytes: the server's disk or database is slow, not the sender
    if (!response.headersSent && request.readableLength > 0) return false;
    // capped, so that a fast beginning does not buy a long stall
    const earnedMs = (received / limits.minBytesPerSecond) * 1_000;
    sender.leftMs = Math.min(limits.maxStallMs, sender.leftMs + earnedMs - elapsedMs);
    return sender.leftMs <= 0;
  }

  function isTooLong({ response, isCut, startedAt, isVisitor }: Sender, now: number): boolean {
    return !response.headersSent && !isCut && now - startedAt > limits.maxVisitorMs && isVisitor();
  }

  function isDiscardOver(sender: Sender, now: number): boolean {
    if (!sender.response.writableFinished) return false;
    sender.answered ??= { at: now, bytes: sender.socket.bytesRead };
    const { at, bytes } = sender.answered;
    return now - at > limits.maxDiscardMs || sender.socket.bytesRead - bytes > limits.maxDiscardedBytes;
  }

  function cut(sender: Sender): void {
    const { request, response, socket } = sender;
    if (sender.isCut || response.headersSent || request.listenerCount('error') === 0) {
      socket.destroy();
      return;
    }
    // `destroy` instead would destroy the socket before the answer is written
    sender.isCut = true;
    // time for the answer, which closes the connection
    sender.leftMs = limits.maxStallMs;
    request.emit('error', new Refusal(400, refusalText.brokeOff));
  }

  return {
    watch(request, response, isVisitor = () => true) {
      const { socket, headers } = request;
      const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
      // requests that are injected by tests have no socket
      if (!hasBody || !(socket instanceof Socket)) return;
      senders.add({
        request,
        response,
        socket,
        isVisitor,
        startedAt: performance.now(),
        leftMs: limits.maxStallMs,
        bytesAtCheck: socket.bytesRead,
        checkedAt: performance.now(),
        isCut: false,
      });
    },
    stop: () => clearInterval(timer),
  };
}
