import styles from './home.module.css';

/** A decorative drawing of hills and parcels. */
export function Landscape() {
  return (
    <svg className={styles.landscape} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden>
      <path d="M0 190C240 90 420 110 640 170s440 60 800-40v290H0z" fill="var(--mui-land-sky)" />
      <path d="M0 260c200-90 430-70 660-10s520 30 780-60v230H0z" fill="var(--mui-land-hill)" />
      <path d="M0 320c260-60 520-40 760 0s460 20 680-30v130H0z" fill="var(--mui-land-field)" />
      <path d="M0 372c300-40 620-30 900-4s380 10 540-12v64H0z" fill="var(--mui-land-leaf)" />
      <g fill="none" stroke="var(--mui-land-wheat)" strokeWidth="3">
        <path d="M90 318 20 420M250 300l-60 120M430 294l-30 126M620 302l10 118M800 326l50 94M980 336l80 84M1160 330l110 90M1320 310l110 80" />
        <path d="M0 352c280-48 560-34 800-6s430 12 640-24" />
      </g>
    </svg>
  );
}
