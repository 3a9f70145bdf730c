const tasks = new WeakMap<Element, () => Promise<unknown>>();
let running: Promise<unknown> | null = null;

// One for all, since the order of several is undefined.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) void take(target);
  },
  { rootMargin: "50%" },
);

/**
 * Runs a task once its element is less than half a window away; never in a tab that is not seen, nor after the element
 * was removed. Tasks run one after the other, in the order of these calls, since they would share the network and the
 * processor: an element whose turn comes later has to be near then. Called again for an element, the last task counts.
 * @param task a failure is reported in the console.
 */
export function whenNear(element: Element, task: () => Promise<unknown>): void {
  tasks.set(element, task);
  observer.observe(element);
}

async function take(element: Element): Promise<void> {
  observer.unobserve(element);
  if (running) {
    await running;
    observer.observe(element);
  } else {
    // The next one comes, whatever became of this one.
    running = tasks.get(element)?.().catch(console.error) ?? null;
    await running;
    running = null;
  }
}
