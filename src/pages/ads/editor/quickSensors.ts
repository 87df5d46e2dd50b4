import {
  MouseSensor,
  type MouseSensorOptions,
  type SensorContext,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';

type Point = Parameters<SensorProps<object>['onMove']>[0];

/**
 * So long is waited for the list to be measured and drawn, in frames; a list that is gone by then
 * never will be.
 */
const mostFrames = 60;

/** Whether what lies below has been worked out for all the way that the pointer went. */
function hasFollowed({ collisionRect, draggingNodeRect, collisions, over }: SensorContext, way: Point) {
  if (!collisionRect || !draggingNodeRect || !over || over.id !== collisions?.[0]?.id) return false;
  const left = collisionRect.left - draggingNodeRect.left - way.x;
  const top = collisionRect.top - draggingNodeRect.top - way.y;
  return Math.abs(left) < 1 && Math.abs(top) < 1;
}

/**
 * A sensor's calls, of which the last waits: a hand that lets go before the next drawing would else
 * leave the thing where it was.
 */
function patient<T>(props: SensorProps<T>): SensorProps<T> {
  let start: Point | undefined;
  let last: Point | undefined;
  const endWhenFollowed = (way: Point, frames = mostFrames) => {
    if (frames === 0 || hasFollowed(props.context.current, way)) props.onEnd();
    else requestAnimationFrame(() => endWhenFollowed(way, frames - 1));
  };
  return {
    ...props,
    onStart(point) {
      start = point;
      last = point;
      props.onStart(point);
    },
    onMove(point) {
      last = point;
      props.onMove(point);
    },
    onEnd() {
      if (start && last) endWhenFollowed({ x: last.x - start.x, y: last.y - start.y });
      else props.onEnd();
    },
  };
}

/** dnd-kit's mouse, for a hand so quick that the move which takes the thing is also its last. */
export class QuickMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    const calls = patient(props);
    const unneeded = new AbortController();
    let taken = false;
    super({
      ...calls,
      onStart(point) {
        taken = true;
        calls.onStart(point);
      },
      onEnd() {
        unneeded.abort();
        calls.onEnd();
      },
      onCancel() {
        unneeded.abort();
        calls.onCancel();
      },
    });
    // the move that takes the thing is itself not reported, though it may have gone all the way;
    // this hears it after the sensor
    document.addEventListener(
      'mousemove',
      ({ clientX: x, clientY: y }) => {
        if (!taken) return;
        unneeded.abort();
        calls.onMove({ x, y });
      },
      { signal: unneeded.signal },
    );
  }
}

/** dnd-kit's finger, which may be lifted before its last move was drawn. */
export class QuickTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(patient(props));
  }
}
