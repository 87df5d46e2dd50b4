/**
 * Plays the notification. A browser that has not been touched yet refuses sound; then it is played at the first touch or key.
 */
export function playNotification(): void {
  const sound = new Audio('/notification.wav');
  sound.play().catch(() => {
    const again = () => {
      window.removeEventListener('pointerdown', again);
      window.removeEventListener('keydown', again);
      sound.play().catch(() => undefined);
    };
    window.addEventListener('pointerdown', again);
    window.addEventListener('keydown', again);
  });
}
