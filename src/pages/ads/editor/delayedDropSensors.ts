import {
  MouseSensor,
  type MouseSensorOptions,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';

/**
 * Delays the end of a drag by two frames. dnd-kit works out the item under the pointer while it
 * renders, so an item dropped before the next render would stay where it was.
 */
function settled<Options>(props: SensorProps<Options>): SensorProps<Options> {
  return { ...props, onEnd: () => requestAnimationFrame(() => requestAnimationFrame(props.onEnd)) };
}

export class DelayedDropMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(settled(props));
  }
}
export class DelayedDropTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(settled(props));
  }
}
