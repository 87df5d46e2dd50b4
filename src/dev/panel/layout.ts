import { useEffect, useState } from 'react';

/** How the panel stands on the page. */
interface Layout {
  side: 'bottom' | 'right';
  isFolded: boolean;
  /** Its share of the window, in percent. */
  share: number;
}

const key = 'inspector';
const first: Layout = { side: 'bottom', isFolded: false, share: 46 };

function remembered(): Layout {
  try {
    const { side, isFolded, share } = Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return {
      side: side === 'right' ? 'right' : first.side,
      isFolded: isFolded === true,
      share: typeof share === 'number' ? clamped(share) : first.share,
    };
  } catch {
    return first;
  }
}

const clamped = (share: number) => Math.min(85, Math.max(15, Math.round(share)));

/** Dialogs cover the window; this leaves the panel's part of it out. */
const dialogs = new CSSStyleSheet();
document.adoptedStyleSheets.push(dialogs);

/** The layout, remembered by the browser; the page keeps room for the panel. */
export function useLayout() {
  const [layout, setLayout] = useState(remembered);
  const { side, isFolded, share } = layout;
  useEffect(() => {
    localStorage.setItem(key, JSON.stringify(layout));
  }, [layout]);
  useEffect(() => {
    const { style } = document.body;
    // what the panel covers can be scrolled into view
    style.paddingBottom = side === 'bottom' && !isFolded ? `${share}vh` : '';
    style.paddingRight = side === 'right' && !isFolded ? `${share}vw` : '';
    // the mock's switch stands above the panel
    const below = isFolded ? '40px' : side === 'bottom' ? `${share}vh` : '0px';
    document.documentElement.style.setProperty('--inspector-below', below);
    const edge = side === 'bottom' ? `bottom: ${share}vh` : `right: ${share}vw`;
    dialogs.replaceSync(isFolded ? '' : `.MuiModal-root { ${edge} !important }`);
  }, [side, isFolded, share]);
  return {
    layout,
    dock: (to: Layout['side']) => setLayout((now) => ({ ...now, side: to })),
    fold: () => setLayout((now) => ({ ...now, isFolded: !now.isFolded })),
    resize: (to: number) => setLayout((now) => ({ ...now, share: clamped(to) })),
  };
}
