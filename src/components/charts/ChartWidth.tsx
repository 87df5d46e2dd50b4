import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ChartWidthProps {
  /** The chart's height, which stays free until it is drawn. */
  height: number;
  /** The room in px that axes and margins take beside the drawing. */
  aroundWidth: number;
  chart: (width: number) => ReactNode;
}

/**
 * Draws a chart at the width of its container. A container that is still narrower than the chart's
 * axes and margins, as at a first measurement of 0, would give the drawing a negative width.
 */
export function ChartWidth({ height, aroundWidth, chart }: ChartWidthProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // contained, so that a drawn chart does not keep its container from getting narrower
    <Box ref={box} sx={{ minHeight: height, contain: 'inline-size' }}>
      {width > aroundWidth && chart(width)}
    </Box>
  );
}
