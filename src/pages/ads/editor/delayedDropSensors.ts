import {
  MouseSensor,
  type MouseSensorOptions,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';

/** The longest wait for the list to be rendered, in frames. */
const maxFrames = 60;

/**
 * Delays the end of a drag until dnd-kit has rendered it: it works out the item under the pointer
 * while it renders, so an item dropped before that would stay where it was.
 */
function withDelayedEnd<Options>(props: SensorProps<Options>): SensorProps<Options> {
  const endAfter = (frame: number) => {
    const { over, collisions } = props.context.current;
    const isRendered = frame >= 2 && over !== null && over.id === collisions?.[0]?.id;
    if (isRendered || frame === maxFrames) props.onEnd();
    else requestAnimationFrame(() => endAfter(frame + 1));
  };
  return { ...props, onEnd: () => endAfter(0) };
}

export class DelayedDropMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(withDelayedEnd(props));
  }
}
export class DelayedDropTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(withDelayedEnd(props));
  }
}
