import { soundMuted } from './storage.ts';

/** What is being played, and how to give up on a sound that the browser has not allowed yet. */
let playing: HTMLAudioElement | undefined;
let stopWaiting: () => void = () => undefined;

/**
 * The highest id of a waiting request that this tab has rung for: going to a request and back must
 * not ring again.
 */
let heard = 0;
export const heardBefore = () => heard;

/**
 * Plays the notification for the requests up to `newest`, unless the person has muted it. A browser
 * that has not been touched yet refuses sound; then it is played at the first touch or key that
 * gives it leave, once, however much has come meanwhile.
 */
export function announceRequests(newest: number): void {
  heard = newest;
  if (soundMuted()) return;
  silence();
  const sound = new Audio('/notification.wav');
  playing = sound;
  sound.play().catch((error: unknown) => {
    if (playing === sound && isRefused(error)) playAtNextTouch(sound);
  });
}

/** Only leave to play can still come: a sound that cannot be loaded stays silent. */
const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

function playAtNextTouch(sound: HTMLAudioElement): void {
  const stop = () => {
    window.removeEventListener('click', play);
    window.removeEventListener('keydown', play);
  };
  // some keys, such as Escape, give the browser no leave: the next one may
  const play = () =>
    void sound.play().then(stop, (error: unknown) => (isRefused(error) ? undefined : stop()));
  // a click, not the pointer's going down: the switch that mutes is heard first, and then nothing
  // plays
  window.addEventListener('click', play);
  window.addEventListener('keydown', play);
  stopWaiting = stop;
}

/** Stops the sound, also one that still waits for the browser's leave. */
export function silence(): void {
  stopWaiting();
  playing?.pause();
  playing = undefined;
}
