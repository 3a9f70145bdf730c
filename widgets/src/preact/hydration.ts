let isUnderWay = false;

/** Whether the first drawing over a pre-rendered screen is under way. */
export function isHydrating(): boolean {
  return isUnderWay;
}

/** @param draw draws to the end before it returns, as Preact does. */
export function hydrating(draw: () => void): void {
  isUnderWay = true;
  try {
    draw();
  } finally {
    isUnderWay = false;
  }
}
