/**
 * Keeps the page behind a dialog from scrolling, and from moving when its scroll bar goes.
 * @returns lets it scroll again as it did before; more than once does nothing.
 */
export function keepPageStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  style.overflow = "hidden";
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  let isStill = true;
  return () => {
    if (isStill) Object.assign(style, before);
    isStill = false;
  };
}
