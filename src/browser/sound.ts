import { isKept } from './panelCookies.ts';

/** The current sound, and the function that cancels one that waits for permission to play. */
let playing: HTMLAudioElement | undefined;
let stopWaiting: () => void = () => undefined;

/**
 * The highest id of a land request that this tab has played the sound for: opening a land request
 * and going back must not play it again.
 */
let playedId = 0;
export const lastPlayedId = () => playedId;

/**
 * Plays the sound for the land requests up to the id `newestId`, unless it is muted. Browsers
 * refuse sound before the first interaction; the sound is then played once at the next click or key
 * that permits it.
 */
export function playLandRequestSound(newestId: number): void {
  playedId = newestId;
  if (isKept('soundMuted')) return;
  stopSound();
  const sound = new Audio('/notification.wav');
  playing = sound;
  sound.play().catch((error: unknown) => {
    if (playing === sound && isRefused(error)) playAtNextInteraction(sound);
  });
}

/** Distinguishes a missing permission, which may still come, from a sound that does not load. */
const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

function playAtNextInteraction(sound: HTMLAudioElement): void {
  const stop = () => {
    window.removeEventListener('click', play);
    window.removeEventListener('keydown', play);
  };
  // some keys, such as Escape, do not permit sound: the next one may
  const play = () =>
    void sound.play().then(stop, (error: unknown) => (isRefused(error) ? undefined : stop()));
  // click, not pointerdown: a click on the mute switch then mutes before this listener runs
  window.addEventListener('click', play);
  window.addEventListener('keydown', play);
  stopWaiting = stop;
}

/** Stops the sound, even one that waits for permission to play. */
export function stopSound(): void {
  stopWaiting();
  playing?.pause();
  playing = undefined;
}
