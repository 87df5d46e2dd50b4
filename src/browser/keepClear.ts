/** What floating buttons must not cover: controls, links, lists, images, figures, form hints. */
const content =
  ':is(main, footer) :is(a, button, input, select, textarea, label, li, img, figure, svg, dd, strong), form p';

/**
 * Writes into `data-covers` of a floating element whether it lies over content, so that its style
 * can hide it. Call it in the browser only.
 * @returns a function that stops it.
 */
export function keepClear(floating: HTMLElement): () => void {
  let frame = 0;
  const check = () => {
    frame = 0;
    const own = floating.getBoundingClientRect();
    const covers = [...document.querySelectorAll(content)].some((node) => {
      if (floating.contains(node)) return false;
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      const isAside = left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
      return width > 0 && !isAside;
    });
    floating.dataset.covers = String(covers);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(check);
  };
  const changes = new MutationObserver(schedule);
  const sizes = new ResizeObserver(schedule);
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  check();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
