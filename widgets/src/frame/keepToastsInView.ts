/**
 * A frame is as high as its tool, so the lower edge of its window, where toasts are shown, may be far from what a
 * parent sees. On every click and change of height, tells the toasts how much of the frame is below the visible part.
 * @param content fills the frame.
 */
export function keepToastsInView(content: Element): void {
  const look = () => {
    // Only this knows, also for a page of another origin, which part of the frame is in view.
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect();
      if (!seen?.isIntersecting) return;
      // A whole number: a browser's first fraction as text takes 48 kB.
      const below = Math.round(Math.max(window.innerHeight - seen.intersectionRect.bottom, 0));
      document.documentElement.style.setProperty("--iep-below", `${below}px`);
    });
    observer.observe(content);
  };
  for (const type of ["click", "keyup"]) document.addEventListener(type, look);
  // The frame has grown or shrunk with its tool.
  window.addEventListener("resize", look);
}
