import styles from './about.module.css';

/** A road through fields to a house on a hill, drawn in the product's own style. */
export function CountryRoad({ label }: { label: string }) {
  return (
    <svg className={styles.road} viewBox="0 0 560 400" role="img" aria-label={label}>
      <path className={styles.sky} d="M0 0h560v400H0z" />
      <circle cx="440" cy="92" r="42" fill="var(--mui-land-wheat)" />
      <path d="M0 210c120-80 230-70 330-30s160 20 230-20v240H0z" fill="var(--mui-land-hill)" />
      <path d="M0 270c140-70 300-50 400-16s120 6 160-10v156H0z" fill="var(--mui-land-field)" />
      <path d="M0 330c120-50 280-40 380-12s130 10 180-6v88H0z" fill="var(--mui-land-leaf)" />
      <path
        d="M250 400c10-70 70-90 60-130s-40-44-14-84l12 0c-14 40 30 50 36 92s-20 70-10 122z"
        fill="var(--mui-land-wheat)"
      />
      <g fill="var(--mui-land-earth)">
        <path d="M278 146h56v42h-56z" />
        <path d="m268 148 38-30 38 30z" fill="var(--mui-land-leaf)" />
        <path className={styles.sky} d="M300 164h14v24h-14z" />
      </g>
      <g stroke="var(--mui-land-earth)" strokeWidth="3" fill="none" opacity="0.5">
        <path d="M20 300 0 330M70 276 40 322M120 258l-30 58M170 250l-20 62M400 262l24 50M450 268l34 46M500 268l44 44" />
      </g>
      <g fill="var(--mui-land-leaf)">
        <circle cx="96" cy="196" r="22" />
        <circle cx="126" cy="186" r="28" />
        <circle cx="480" cy="206" r="24" />
        <path d="M108 200h8v34h-8zM476 216h8v30h-8z" />
      </g>
    </svg>
  );
}
