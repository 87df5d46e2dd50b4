import styles from './images.module.css';

/** A drawn landscape where there is nothing to show; it fills its frame. */
export function Landscape() {
  return (
    <svg className={styles.fill} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path className={styles.sky} d="M0 0h640v400H0z" />
      <circle cx="500" cy="110" r="46" fill="var(--mui-land-wheat)" />
      <path d="M0 220c150-90 290-60 420-20s160 0 220-24v224H0z" fill="var(--mui-land-hill)" />
      <path d="M0 280c180-60 360-36 640-10v130H0z" fill="var(--mui-land-field)" />
      <path d="M0 344c200-40 420-30 640-4v60H0z" fill="var(--mui-land-leaf)" />
      <path
        d="M120 268 70 362M250 262l-26 90M380 268l20 84M510 276l60 72"
        fill="none"
        stroke="var(--mui-land-wheat)"
        strokeWidth="3"
      />
    </svg>
  );
}
